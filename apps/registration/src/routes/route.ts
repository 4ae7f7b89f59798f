import type { Flow, FormVariant } from '@crema/flow-domain';
import type { MessageBundle, PlainMessageKey } from '@crema/flow-domain/messages';
import type { PageRoute } from '@crema/page-shell/page-files';
import type { RouteTable as Table } from '@crema/page-shell/route-table';
import type { CardMessageKey } from '../page/page-title.ts';

/** The type of a page in tracking (Registration §1). */
export type PageType =
  | 'webshop_registration'
  | 'community_registration'
  | 'community_registration_success'
  | 'content';

/** The panels that stand beside screens. */
export type PanelName = 'signup' | 'checkout' | 'card' | 'none';

/** The form on a page, which also posts without JavaScript, to an address of its own. */
export interface RouteForm {
  /** Id of the form element. */
  readonly id: string;
  readonly flow: Flow;
  /** The flow's variant on this route. A flow can have a form on more than one route (Registration §2). */
  readonly variant?: FormVariant | undefined;
}

/** The part of a route that its page needs. It is served inside the page, so that no page downloads the table of all routes. */
export interface ServedRoute {
  readonly id: string;
  /** The frame of the screen: header, panel and footer, the bare window of a popup, or nothing. */
  readonly layout: 'default' | 'popup' | 'none';
  readonly pageType: PageType;
  readonly title: PlainMessageKey | CardMessageKey;
  /** The texts that the page downloads, in one language. */
  readonly texts: Exclude<MessageBundle, 'cookies' | 'frame'>;
  readonly form?: RouteForm | undefined;
  /** Path to which success leads. The page fetches that screen while it waits for the answer. @default the shop's start page */
  readonly next?: string | undefined;
  /** True if success leads to the `returnTo` of the page's address instead, if that address is allowed. */
  readonly returns?: boolean | undefined;
  /** Prefix of the addresses of the page's forms, if the page is in a frame of another site. @default none */
  readonly under?: string | undefined;
}

/** One route of the app: its paths and the page that it shows (Registration §2). */
export interface Route extends ServedRoute, Omit<PageRoute, keyof ServedRoute> {
  /**
   * Canonical path first, then its aliases. An alias stays in the address bar. `{card}` stands for the brand's word of its
   * loyalty card, and a part such as `:kind` for a parameter.
   */
  readonly paths: readonly string[];
  /** The values that the paths' parameter can have. Any other value has no page. */
  readonly parameter?: readonly string[] | undefined;
  /** Name of the check that decides whether a visitor may see the page. */
  readonly check?: string | undefined;
  /** True if the page shows its customer's address, and so has it and the e-mail address in its source. @default false */
  readonly showsAddress?: boolean | undefined;
  /** True if the page shows its customer's consents, each with a form that withdraws it. @default false */
  readonly showsConsents?: boolean | undefined;
  /** True if the page shows its customer's sessions, each form with the customer's token. @default false */
  readonly showsSessions?: boolean | undefined;
  /** True if the page shows the e-mail address that the shopper typed lately. @default false */
  readonly takesEmail?: boolean | undefined;
  /** True if the page is that of a link with a token. @default false */
  readonly takesToken?: boolean | undefined;
  readonly description: PlainMessageKey | CardMessageKey;
  /** Title and description to use instead, by the value of the parameter of the path. */
  readonly namedBy?: Readonly<Record<string, Pick<Route, 'title' | 'description'>>> | undefined;
  /**
   * True if search engines may list the page. Set it for pages that people look for and can begin with. @default false
   */
  readonly listed?: boolean | undefined;
  /** The panel beside the screen, which advertises its flow. @default the sign-up's in the shop's layout */
  readonly panel?: PanelName | undefined;
}

/** The routes of the app. */
export type RouteTable = Table<Route>;

/** Returns the part of a route that is served inside its page. */
export const servedRoute = ({
  id,
  layout,
  pageType,
  title,
  texts,
  form,
  next,
  returns,
}: Route): ServedRoute => ({
  id,
  layout,
  pageType,
  title,
  texts,
  form,
  next,
  returns,
});
