import type { ConsentKeys } from '../core/consents/chain-keys.ts';
import type { CustomerFacts } from '../core/customer-data/customer-facts.ts';
import type { Database } from '../core/database/schema.ts';
import type { EventWatch } from '../core/events/watch-events.ts';
import type { EventBuffer } from '../core/events/event-buffer.ts';
import type { Hashing } from '../core/identity/open-hashing.ts';
import type { RegistrationLimits } from '../core/limits/registration-limits.ts';
import type { Slots } from '../core/limits/slots.ts';
import type { Log } from '../core/log/log.ts';
import type { Traces } from './monitoring/create-traces.ts';
import type { AppBundle } from './pages/app-bundle.ts';
import type { OpenChannels } from '../core/outbox/outbox.ts';
import type { ProductIds } from '../core/product-ids/product-ids.ts';
import type { Postal } from '../core/postal/open-postal.ts';
import type { RegistrationParts } from '../core/registrations/registration-attempt.ts';
import type { SigningKeys } from '../core/secrets/secrets.ts';
import type { AddressService } from '../core/streets/shapes/shape.ts';

/** The parts of the services that sessions work with. */
export interface SessionServices {
  readonly db: Database;
  readonly keys: SigningKeys;
  /** The clock by which ages and sessions are judged. */
  readonly now: () => Date;
  /** True if forwarded headers come from a proxy of ours. */
  readonly trustProxy: boolean;
}

/** The parts of the services that pages work with. */
export interface PageServices extends SessionServices {
  readonly bundle: AppBundle;
  readonly log: Log;
  /** The keys that open customers' decisions about consents. */
  readonly consentKeys: ConsentKeys;
  /** The channels by which other systems hear of changes. */
  readonly channels: OpenChannels;
  /** True if the development page list is shown. */
  readonly pageList: boolean;
  /** Origins whose pages may embed the app's, beside those that the app names itself. */
  readonly embedderOrigins: readonly string[];
  /** Suggests streets, if an operator has configured a service. */
  readonly streets?: AddressService | undefined;
}

/** The parts of the services that registrations work with; a refused form comes back as a page. */
export interface RegistrationServices extends PageServices, RegistrationParts {
  readonly bundle: AppBundle;
  readonly keys: SigningKeys;
  /** Slots of the registrations that run at once. */
  readonly slots: Slots;
  /** Limits of the registrations of one sender. */
  readonly limits: RegistrationLimits;
  /** Number of our own proxies in front. */
  readonly proxies: number;
  /** Checks that a person sends the registration. @default no check */
  readonly challenge?: Challenge | undefined;
}

/**
 * The port for a challenge by a service of the shop, which proves that a person sends the form. By default there is none, so that
 * shoppers have nothing more to do.
 */
export interface Challenge {
  /**
   * Returns true if a registration may go on. It is called for every registration from our own origin with its token.
   * @param proof the value that the page sends in the header `X-Challenge-Proof`, or a form as `challengeProof`
   * @param network network of the sender: an IPv4 address, or the first half of an IPv6 address
   */
  readonly passes: (asked: {
    readonly proof: string | undefined;
    readonly network: string | undefined;
  }) => Promise<boolean>;
}

/** The parts of the services that forms without JavaScript work with. */
export interface FormServices extends RegistrationServices {
  readonly postal: Postal;
}

/** The parts of the services that events of tracking work with. */
export interface EventServices extends SessionServices {
  readonly bundle: AppBundle;
  /** Number of our own proxies in front. */
  readonly proxies: number;
  /** Events that wait until they are stored. */
  readonly events: EventBuffer;
  /** Limits of the events of one sender. */
  readonly eventLimits: RegistrationLimits;
  /** Origins of the shop's other pages that send events. */
  readonly eventOrigins: readonly string[];
  /** Gets the status of each event that is refused. */
  readonly onEventRefused?: ((status: number) => void) | undefined;
}

/** The page of events: its readers, and the store of the events. */
export interface EventsPage {
  /** The secret that a reader needs. Without it the page is open to everybody. */
  readonly token?: string | undefined;
  /** The store that holds the events in place of the database. The page cannot read it. */
  readonly elsewhere?: 'ClickHouse' | 'Kafka' | undefined;
}

/** The parts of the services that the page of events works with. */
export interface EventsPageServices extends SessionServices {
  /** Tells readers of events that arrive. */
  readonly eventWatch: EventWatch;
}

/** All services of the routes, opened once and passed in. */
export type Services = SessionServices &
  PageServices &
  FormServices &
  EventServices &
  EventsPageServices & {
    /** Hashes passwords. The identity backend uses it, unless accounts live in another system. */
    readonly hashing: Hashing;
    /** True if the server describes its calls at `/service/openapi.json` and `/service/reference`. */
    readonly callReference: boolean;
    /** Shows the stored events at `/service/events`. Absent if the page is hidden. */
    readonly eventsPage?: EventsPage | undefined;
    /** True if the server shows its mails at `/service/mails` in place of sending them. */
    readonly mailbox: boolean;
    /** The port to other systems of the shop that know customers, for tracking. */
    readonly customerFacts: CustomerFacts;
    /** The new product ids, which tracking asks for. */
    readonly productIds: ProductIds;
    /** Traces every request, if traces are on. */
    readonly follow?: Traces['follow'] | undefined;
  };
