import type { Flow, PlanOptions } from '@crema/flow-domain';
import type { MessageBundle, PlainMessageKey } from '@crema/flow-domain/messages';
import type { RoutePaths, RouteTable as Table } from '@crema/page-shell/route-table';
import type { CardMessageKey } from '../shell/page-title.ts';

/** What tracking calls a page (Registration §1). */
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
  /** The flow's variant that stands here; a flow can have a form on more than one route (Registration §2). */
  readonly variant?: Pick<PlanOptions, 'hidePassword' | 'passwordRequired' | 'withAddress'> | undefined;
}

/** What a page must know of its route. It is served inside the page, so that no page downloads the table of all routes. */
export interface ServedRoute {
  readonly id: string;
  /** What stands around the screen: header, panel and footer, the bare window of a popup, or nothing. */
  readonly layout: 'default' | 'popup' | 'none';
  readonly pageType: PageType;
  readonly title: PlainMessageKey | CardMessageKey;
  /** The texts that the page downloads, in one language. */
  readonly texts: Exclude<MessageBundle, 'cookies' | 'frame'>;
  readonly form?: RouteForm | undefined;
  /** Where success leads; that screen is fetched while the answer is awaited. @default the shop's start page, from a form */
  readonly next?: string | undefined;
  /** Whether success leads to the `returnTo` of the page's address instead, where that may be. */
  readonly returns?: boolean | undefined;
  /** What the addresses of the page's forms begin with, in a frame of somebody else's page. @default nothing */
  readonly under?: string | undefined;
}

/** One route of the app: where it answers and what it shows (Registration §2). */
export interface Route extends ServedRoute, RoutePaths {
  /**
   * Canonical path first, then its aliases; an alias stays in the address bar. `{card}` stands for the brand's word of its
   * loyalty card, a part such as `:kind` for a parameter.
   */
  readonly paths: readonly string[];
  /** The values that the paths' parameter can have; for any other one there is no page. */
  readonly parameter?: readonly string[] | undefined;
  /** Name of the check that decides whether a visitor may see the page. */
  readonly check?: string | undefined;
  /** Whether the page shows its customer's address, and so has it and the e-mail address in its source. @default false */
  readonly showsAddress?: boolean | undefined;
  /** Whether the page shows its customer's consents, each with a form that takes it back. @default false */
  readonly showsConsents?: boolean | undefined;
  /** Whether the page is only ever reached by a load: no other page names its files. @default false */
  readonly byLoadAlone?: boolean | undefined;
  readonly description: PlainMessageKey | CardMessageKey;
  /** What a page is called instead whose parameter has a certain value. */
  readonly namedBy?: Readonly<Record<string, Pick<Route, 'title' | 'description'>>> | undefined;
  /**
   * Whether search engines may list the page, as anybody sees it: one that people look for and can begin with. @default false
   */
  readonly listed?: boolean | undefined;
  /** The panel beside the screen, which speaks for its flow. @default the sign-up's in the shop's layout */
  readonly panel?: PanelName | undefined;
  /** Source of the screen, by which the build finds its files. */
  readonly source: string;
  /** Sources of the parts that the screen fetches at once: the page names their files with its own. */
  readonly parts?: readonly string[] | undefined;
  /** Whether an answer fetches parts of the screen, for which the page then has a style of its own. @default with `parts` */
  readonly laterParts?: boolean | undefined;
}

/** The routes of the app. */
export type RouteTable = Table<Route>;

/** Whether a page has a second style, which knows all that the page fetches later. */
export const hasLaterStyle = ({ parts = [], laterParts = false }: Route): boolean =>
  laterParts || parts.length > 0;

/** The part of a route that is served inside its page. */
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
