import type { RenderedPage, RenderPage, ServedForm, SiteKey } from '@crema/flow-domain';
import type { Sendable } from '../http/send-content.ts';
import type { ShopRules } from '../../core/registrations/registration-attempt.ts';
import type { Asset } from './load-assets.ts';

/** A page that was rendered when the app was built. */
export interface PrerenderedPage extends Sendable {
  /** Its content security policy, with the hashes of what stands inline. */
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

/** The built app, loaded at run time by a configured path; the server knows nothing of what is inside. */
export interface AppBundle extends ShopRules {
  /** Names the build; an app that does not say it has no payloads. */
  readonly buildId: string | undefined;
  /** The site of each host name. */
  readonly hosts: ReadonlyMap<string, SiteKey>;
  /** The form of a route, by the route's id, or by its flow's name, as addresses of forms once were. */
  readonly form: (name: string) => FoundForm | undefined;
  /**
   * The page on which a customer sees and withdraws consents, its own path first. Without it, the app takes no withdrawals by
   * forms.
   */
  readonly consentsPage: Pick<ServedForm, 'paths'> | undefined;
  /**
   * Returns the path or absolute address to which a page leads after success. The app decides it by the page's address (path and
   * query) and has checked it. An app that does not decide has one target for each form.
   */
  readonly leadsTo: (form: ServedForm, routeId: string, address: string, site: SiteKey) => string;
  /** Names of the parameters that change a page; with one in its address, a page is rendered again. */
  readonly parameters: readonly string[];
  readonly render: RenderPage;
  /** The page every anonymous visitor of a site gets at a path. */
  readonly prerendered: (site: SiteKey, path: string) => PrerenderedPage | undefined;
  /** The file at a path. */
  readonly asset: (path: string) => Asset | undefined;
}
