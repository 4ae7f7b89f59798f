import type { environment } from '../settings.ts';

/** What an operator is told of a setting beside what its schema says. */
export interface Described {
  /** Heading it stands under. */
  readonly group: (typeof groups)[number];
  readonly about: string;
  /** What a value looks like, where the schema has no bounds or choices to tell it by. */
  readonly shape?: string;
  /** What a number counts. */
  readonly unit?: string;
  /** What holds without it, where that is no value of its own. @default `empty` */
  readonly without?: string;
  /** Whether its value must stay unknown to others. */
  readonly isSecret?: boolean;
}

/** The headings, in the order of the reference. */
export const groups = [
  'Where it listens',
  'The database',
  'Secrets and proof',
  'Passwords',
  'How often somebody may register',
  'Pages and data of the shop',
  'Figures',
  'Traces',
] as const;

/** Every setting there is: one without an entry here does not compile. */
export const described: Readonly<Record<keyof typeof environment.entries, Described>> = {
  HOST: {
    group: 'Where it listens',
    about: 'Address to listen on. By default only this machine can reach the server.',
    shape: 'IP address or host name',
  },
  PORT: {
    group: 'Where it listens',
    about: 'TCP port; 0 takes any free one and prints it.',
  },
  TRUST_PROXY: {
    group: 'Where it listens',
    about:
      'Whether the `X-Forwarded-*` headers of a proxy in front are believed; a number, of so many in a row. ' +
      'Without a proxy that sets them itself, anybody could write them.',
    shape: '`on`, `off` or 1 to 9',
    unit: 'proxies',
  },
  DATA_DIR: {
    group: 'The database',
    about: 'Folder of the embedded database; one process at a time. Unused with `DATABASE_URL`.',
    shape: 'folder',
  },
  DATABASE_URL: {
    group: 'The database',
    about:
      'A PostgreSQL 15 or newer, with its standbys after commas, in place of the embedded PGlite. With it the process keeps nothing.',
    shape: '`postgres://user:password@host,standby/name`',
    without: 'the embedded database',
    isSecret: true,
  },
  SESSION_SECRET: {
    group: 'Secrets and proof',
    about: 'Signs tokens. Drawn by chance: `openssl rand -base64 32`. Without it a shared database warns.',
    without: 'made once, kept in the database',
    isSecret: true,
  },
  CONSENT_SECRET: {
    group: 'Secrets and proof',
    about:
      'Seals and links consents. Those before the present one follow it, so that what they sealed can be read.',
    shape: 'one or more, 32 characters or more each, with blanks between them',
    without: 'made once, kept beside the database',
    isSecret: true,
  },
  CONSENT_ANCHOR: {
    group: 'Secrets and proof',
    about: 'Folder outside of the database where the ends of the consents’ chains are noted.',
    shape: 'folder',
    without: '`consents/` in `DATA_DIR`; none with a `DATABASE_URL`',
  },
  HASHING_WORKERS: {
    group: 'Passwords',
    about: 'Threads that hash passwords.',
    unit: 'threads',
    without: 'processors less one',
  },
  HASHING_QUEUE: {
    group: 'Passwords',
    about: 'Passwords that may wait for a thread. Who comes later is told to come again (503).',
    unit: 'passwords',
    without: '100 for each thread',
  },
  PASSWORD_RANGE_URL: {
    group: 'Passwords',
    about:
      'Service that knows breached passwords by k-anonymity, such as `https://api.pwnedpasswords.com/range/`. ' +
      'It never learns a password, and keeps nobody from registering when it is away.',
    shape: '`https://…/`, `http` only for this machine',
    without: 'nobody is asked',
  },
  RATE_LIMITS: {
    group: 'How often somebody may register',
    about: '`off` lets the same sender register as often as they like.',
  },
  RATE_LIMIT_SESSION: {
    group: 'How often somebody may register',
    about:
      'Registrations of one session or account that are let in while they are accepted, and while they are refused.',
    shape: 'accepted/refused',
    unit: 'registrations',
  },
  RATE_LIMIT_ADDRESS: {
    group: 'How often somebody may register',
    about: 'Those from one IP address, or one IPv6 network.',
    shape: 'accepted/refused',
    unit: 'registrations',
  },
  RATE_LIMIT_MINUTES: {
    group: 'How often somebody may register',
    about: 'For how long each one counts.',
    unit: 'minutes',
  },
  APP_DIR: {
    group: 'Pages and data of the shop',
    about: 'Folder of the built app: its pages, files and server bundle.',
    shape: 'folder',
    without: '`apps/registration/dist`',
  },
  PAGE_LIST: {
    group: 'Pages and data of the shop',
    about: '`off` hides the development page list at `/registration`.',
  },
  POSTAL_DIR: {
    group: 'Pages and data of the shop',
    about:
      'Folder of the shop’s own postal codes, a `<CC>.tsv` per country, which add countries or replace packed ones.',
    shape: 'folder',
    without: 'the packed ones alone',
  },
  ADDRESS_SERVICE_URL: {
    group: 'Pages and data of the shop',
    about:
      'Service that suggests streets. The server sends it country, code, town and street. Name it in the privacy notice ' +
      '([how](operations.md#street-suggestions)).',
    shape: '`https://…`, `http` only for this machine',
    without: 'nobody is asked',
  },
  ADDRESS_SERVICE_SHAPE: {
    group: 'Pages and data of the shop',
    about: 'How that service is asked: as a shop’s own, or as OpenPLZ API or Photon is.',
  },
  ADDRESS_SERVICE_COUNTRIES: {
    group: 'Pages and data of the shop',
    about: 'Countries that the service is asked about, of those that its shape knows.',
    shape: 'codes such as `DE`, with blanks or commas between them',
    without: 'all of those',
  },
  EMBEDDER_ORIGINS: {
    group: 'Pages and data of the shop',
    about: 'Origins whose pages may embed ours, beside the brand’s.',
    shape: 'origins such as `https://www.example.com`, with blanks or commas between them',
    without: 'the brand’s alone',
  },
  METRICS_PORT: {
    group: 'Figures',
    about: 'TCP port of its own, on the address of `HOST`, on which a Prometheus server fetches `/metrics`.',
    without: 'there are none',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'Traces',
    about:
      'Collector that traces are sent to, as JSON over HTTP: at this address with `/v1/traces` behind it.',
    shape: 'address such as `http://127.0.0.1:4318`',
    without: 'no request is followed',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    group: 'Traces',
    about: 'The same for traces alone, with nothing put behind it. It goes before the other one.',
    shape: 'address',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    group: 'Traces',
    about: 'Headers that a collector wants, such as its key.',
    shape: '`name=value`, with commas between them',
    isSecret: true,
  },
  OTEL_SERVICE_NAME: {
    group: 'Traces',
    about: 'Name under which the collector shows the server.',
    shape: 'name',
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    group: 'Traces',
    about: 'What else every span says of the server, such as `deployment.environment.name=live`.',
    shape: '`name=value`, with commas between them',
  },
  OTEL_TRACES_SAMPLER: {
    group: 'Traces',
    about:
      'Which requests are followed. With `parentbased_` whoever sends a `traceparent` decides, and a stranger may send one, unless a ' +
      'proxy takes it away.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    group: 'Traces',
    about: 'Share of the requests that `traceidratio` follows.',
    shape: '0 to 1',
  },
  OTEL_SDK_DISABLED: {
    group: 'Traces',
    about: '`true` follows no request, whatever else is set.',
  },
};
