import { resolve } from 'node:path';
import { countryCodes } from '@crema/flow-domain';
import * as v from 'valibot';
import { isSafeOrigin } from '../security/safe-origin.ts';
import { isStrongSecret } from '../security/strong-secret.ts';
import { type AddressServiceSettings, shapeNames } from '../streets/index.ts';
import { bounds, type RateLimits } from './rate-limits.ts';
import { traceEnvironment, type TraceSettings, tracesOf } from './traces.ts';

/** Everything about a process that is decided from outside. */
export interface Settings {
  /** Address to listen on; by default only this machine can reach the process. */
  readonly host: string;
  /** TCP port; 0 takes any free one. */
  readonly port: number;
  /** Folder of the embedded database; unused with `databaseUrl`. */
  readonly dataDir: string;
  /**
   * `postgres://…` of a shared database, with several hosts where it has standbys. With it the process keeps no state of its own.
   */
  readonly databaseUrl: string | undefined;
  /** Signs tokens; at least 32 characters. Without it a secret is created once and kept in the database. */
  readonly sessionSecret: string | undefined;
  /**
   * Seal and link consents, at least 32 characters each: the present secret, then those before it. Without any a secret is
   * made once, and kept in the data folder, or in a shared database.
   */
  readonly consentSecrets: readonly string[];
  /** Folder outside of the database in which the ends of the consents' chains are noted. */
  readonly consentAnchor: string | undefined;
  /** Folder of the built app: its pages, assets and server bundle. */
  readonly appDir: string;
  /** Folder of the shop's own postal codes, which add countries or replace packed ones. */
  readonly postalDir: string | undefined;
  /** Threads that hash passwords. @default one less than there are processors */
  readonly hashingWorkers: number | undefined;
  /** Passwords that may wait for one. @default 100 for each */
  readonly hashingQueue: number | undefined;
  /** Whether the development page list is shown at `/registration`. */
  readonly pageList: boolean;
  /** How many proxies of ours are in front, each of which adds to `X-Forwarded-For`. */
  readonly proxies: number;
  /** How often the same sender may register; `undefined` lets everybody in. */
  readonly rateLimits: RateLimits | undefined;
  /** `https://…/` of a service that knows breached passwords by k-anonymity. Without it nobody is asked. */
  readonly passwordRangeUrl: string | undefined;
  /** A service that suggests streets. Without it nobody is asked. */
  readonly addressService: AddressServiceSettings | undefined;
  /** TCP port on which a Prometheus server fetches figures; 0 takes any free one. Without it there are none. */
  readonly metricsPort: number | undefined;
  /** Where traces are sent, and which; `undefined` follows no request. */
  readonly traces: TraceSettings | undefined;
  /** Origins whose pages may embed the app's, beside those that its brand names. */
  readonly embedderOrigins: readonly string[];
}

const switchOf = (byDefault: 'on' | 'off') =>
  v.pipe(
    v.optional(v.picklist(['on', 'off'], 'is either on or off'), byDefault),
    v.transform((value) => value === 'on'),
  );

/** Whether an address can be asked without anybody on the line who could answer instead. */
const isSafeRange = (text: string) =>
  URL.canParse(text) && text.endsWith('/') && isSafeOrigin(new URL(text).origin);

/** Whether what was typed can be sent to an address: nobody on the line reads it, and the address itself adds nothing. */
const isSafeService = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { origin, pathname } = new URL(text);
  return isSafeOrigin(origin) && text === origin + (text === origin ? '' : pathname);
};

const countOf = (least: number, most: number) => {
  const message = `is a number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.digits(message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};

const listOf = (text: string) => text.split(/[\s,]+/).filter((each) => each !== '');

/** The variables of the environment, each with its shape and default; `reference/described.ts` says what they are for. */
export const environment = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(countOf(0, 65_535), '3000'),
  PASSWORD_RANGE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isSafeRange, 'starts with https:// and ends with a slash; http only for this machine'),
    ),
  ),
  ADDRESS_SERVICE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isSafeService,
        'starts with https:// and holds neither a password nor a question mark; http only for this machine',
      ),
    ),
  ),
  ADDRESS_SERVICE_SHAPE: v.optional(v.picklist(shapeNames, 'is own, openplz or photon'), 'own'),
  ADDRESS_SERVICE_COUNTRIES: v.pipe(
    v.optional(v.string(), ''),
    v.transform(listOf),
    v.array(v.picklist(countryCodes, 'holds codes of countries such as DE')),
  ),
  METRICS_PORT: v.optional(countOf(0, 65_535)),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'starts with postgres://'))),
  SESSION_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(32, 'has at least 32 characters'),
      v.check(isStrongSecret, 'can be guessed; have one drawn by chance: openssl rand -base64 32'),
    ),
  ),
  CONSENT_SECRET: v.pipe(
    v.optional(v.string(), ''),
    v.transform(listOf),
    v.array(
      v.pipe(
        v.string(),
        v.minLength(32, 'holds secrets of at least 32 characters each'),
        v.check(isStrongSecret, 'holds a secret that can be guessed: openssl rand -base64 32'),
      ),
    ),
  ),
  CONSENT_ANCHOR: v.optional(v.string()),
  APP_DIR: v.optional(v.string(), resolve(import.meta.dirname, '../../../registration/dist')),
  POSTAL_DIR: v.optional(v.string()),
  HASHING_WORKERS: v.optional(countOf(1, 256)),
  HASHING_QUEUE: v.optional(countOf(1, 100_000)),
  PAGE_LIST: switchOf('on'),
  TRUST_PROXY: v.pipe(
    v.optional(v.string(), 'off'),
    v.regex(/^(?:on|off|[1-9])$/, 'is on, off or the number of proxies in front, up to 9'),
    v.transform((value) => ({ on: 1, off: 0 })[value] ?? Number(value)),
  ),
  RATE_LIMITS: switchOf('on'),
  RATE_LIMIT_SESSION: bounds('10/60'),
  RATE_LIMIT_ADDRESS: bounds('100/600'),
  RATE_LIMIT_MINUTES: v.optional(countOf(1, 1440), '10'),
  ...traceEnvironment,
  EMBEDDER_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform(listOf),
    v.array(
      v.pipe(
        v.string(),
        v.check(isSafeOrigin, 'holds origins such as https://www.example.com; http only for this machine'),
      ),
    ),
  ),
});

/** The embedded database has a folder beside it; a shared one has none that every process could reach. */
function anchorOf({
  CONSENT_ANCHOR: named,
  DATABASE_URL: shared,
  DATA_DIR: dataDir,
}: v.InferOutput<typeof environment>): string | undefined {
  if (named !== undefined) return resolve(named);
  return shared === undefined ? resolve(dataDir, 'consents') : undefined;
}

function addressServiceOf({
  ADDRESS_SERVICE_URL: url,
  ADDRESS_SERVICE_SHAPE: shape,
  ADDRESS_SERVICE_COUNTRIES: countries,
}: v.InferOutput<typeof environment>): AddressServiceSettings | undefined {
  return url === undefined ? undefined : { url, shape, ...(countries.length > 0 && { countries }) };
}

/** The settings an environment holds, or one sentence for the operator that says which variable is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings | string {
  // A variable that is set to nothing counts as not set, as `FOO= npm start` means it.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = v.safeParse(environment, given);
  if (!read.success) return `${v.getDotPath(read.issues[0])?.split('.', 1)[0]} ${read.issues[0].message}.`;
  const known = read.output;
  return {
    host: known.HOST,
    port: known.PORT,
    dataDir: resolve(known.DATA_DIR),
    databaseUrl: known.DATABASE_URL,
    sessionSecret: known.SESSION_SECRET,
    consentSecrets: known.CONSENT_SECRET,
    consentAnchor: anchorOf(known),
    appDir: resolve(known.APP_DIR),
    postalDir: known.POSTAL_DIR === undefined ? undefined : resolve(known.POSTAL_DIR),
    hashingWorkers: known.HASHING_WORKERS,
    hashingQueue: known.HASHING_QUEUE,
    pageList: known.PAGE_LIST,
    proxies: known.TRUST_PROXY,
    rateLimits: known.RATE_LIMITS
      ? {
          perSession: known.RATE_LIMIT_SESSION,
          perAddress: known.RATE_LIMIT_ADDRESS,
          minutes: known.RATE_LIMIT_MINUTES,
        }
      : undefined,
    passwordRangeUrl: known.PASSWORD_RANGE_URL,
    addressService: addressServiceOf(known),
    metricsPort: known.METRICS_PORT,
    traces: tracesOf(known),
    embedderOrigins: known.EMBEDDER_ORIGINS,
  };
}
