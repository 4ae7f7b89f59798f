import type { SiteKey } from '@crema/flow-domain';
import type { MailTemplate } from '../../core/mails/compose-mail.ts';
import type { RenderedPage, RenderPage, ServedForm } from '@crema/page-contract';
import type { Sendable } from '../http/send-content.ts';
import type { ShopRules } from '../../core/registrations/registration-attempt.ts';
import type { Asset } from './load-assets.ts';

/** A page that was rendered when the app was built. */
export interface PrerenderedPage extends Sendable {
  /** Its content security policy, with the hashes of inline styles and scripts. */
  readonly csp: string;
  readonly openerPolicy?: RenderedPage['openerPolicy'];
  /** The page as data (Registration §7). */
  readonly payload?: Sendable | undefined;
}

/** A form with the id of its route. */
export interface FoundForm {
  readonly routeId: string;
  readonly form: ServedForm;
}

/** The pages that a customer's account needs. */
export type AccountPage = 'login' | 'password' | 'account';

/** The built app, loaded at run time from a configured path. The server does not know its contents. */
export interface AppBundle extends ShopRules {
  /** Names the build. An app that does not name it has no payloads. */
  readonly buildId: string | undefined;
  /** The word of the loyalty card, which is part of names that tracking reads. An app that names none has `card`. */
  readonly cardWord: string;
  /** The site of each host name. */
  readonly hosts: ReadonlyMap<string, SiteKey>;
  /** Returns the form of a route, by the route's id, or by the name of its flow, which addresses of forms once used. */
  readonly form: (name: string) => FoundForm | undefined;
  /**
   * The page on which a customer sees and withdraws consents, its own path first. Without it, the app takes no withdrawals by
   * forms.
   */
  readonly consentsPage: Pick<ServedForm, 'paths'> | undefined;
  /** The page of a link that confirms an e-mail address, its own path first. Without it, the app takes no confirmations. */
  readonly confirmPage: Pick<ServedForm, 'paths'> | undefined;
  /** The paths of the pages of accounts, their own first. Without them, the app has no log-in of its own. */
  readonly accountPages: Readonly<Record<AccountPage, readonly [string, ...string[]]>> | undefined;
  /**
   * Returns the path or absolute address to which a page leads after success. The app decides it by the page's address (path and
   * query) and has checked it. An app that does not decide has one target for each form.
   */
  readonly leadsTo: (
    form: Pick<ServedForm, 'next'>,
    routeId: string,
    address: string,
    site: SiteKey,
  ) => string;
  /** Names of the parameters that change a page. If an address has one of them, its page is rendered again. */
  readonly parameters: readonly string[];
  readonly render: RenderPage;
  /** Returns the page that every anonymous visitor of a site gets at a path. */
  readonly prerendered: (site: SiteKey, path: string) => PrerenderedPage | undefined;
  /** Returns a letter of a site. */
  readonly mail: (site: SiteKey, name: string) => MailTemplate | undefined;
  /** Returns the file at a path. */
  readonly asset: (path: string) => Asset | undefined;
}
