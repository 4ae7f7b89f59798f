import { resolve } from 'node:path';
import { countryCodes } from '@crema/flow-domain';
import * as v from 'valibot';
import { isSafeOrigin } from '../http/origin.ts';
import { shapeNames } from '../../core/streets/shapes/shapes.ts';
import { eventSettings } from './event-settings.ts';
import { mailSettings, webhookSettings } from './message-settings.ts';
import { rateLimitSettings } from './rate-limits.ts';
import { checked, choice, count, file, folder, listOf, origins, part, service, toggle } from './readers.ts';
import { isStrongSecret, strongSecret } from './strong-secret.ts';
import { traceSettings } from './trace-settings.ts';

/** Returns true if the server can request this address and only its owner can answer. */
const isSafeRange = (text: string) =>
  URL.canParse(text) && text.endsWith('/') && isSafeOrigin(new URL(text).origin);

/**
 * The environment variables of the services. Each setting is defined once, here or in the file of its part, with its reader, its
 * default, the sentence for a wrong value, and its row on the page of settings, which shows `without` in place of a default.
 */
export const environment = v.intersect([
  part('Address and port', {
    HOST: v.pipe(
      v.optional(v.string(), '127.0.0.1'),
      v.description('Address to listen on. By default only this machine can reach the server.'),
      v.metadata({ shape: 'IP address or host name' }),
    ),
    PORT: v.pipe(
      v.optional(count(0, 65_535), '3000'),
      v.description('TCP port. With 0 the server takes any free port and prints it.'),
    ),
    TRUST_PROXY: v.pipe(
      v.optional(
        v.pipe(
          v.string(),
          v.regex(/^(?:on|off|[1-9])$/, 'is on, off or the number of proxies in front, up to 9'),
          v.transform((value) => ({ on: 1, off: 0 })[value] ?? Number(value)),
        ),
        'off',
      ),
      v.description(
        'Whether the server believes the `X-Forwarded-*` headers of a proxy in front. Set a number for several proxies in a row. ' +
          'Without a proxy that sets these headers itself, any client could write them.',
      ),
      v.metadata({ shape: '`on`, `off` or 1 to 9 proxies' }),
    ),
  }),
  part('Database', {
    DATA_DIR: v.pipe(
      v.optional(folder, '.data'),
      v.description(
        'Folder of the embedded database. One process at a time can use it. Unused with `DATABASE_URL`.',
      ),
    ),
    DATABASE_URL: v.pipe(
      v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'starts with postgres://'))),
      v.description(
        'A PostgreSQL 15 or newer, with its standbys after commas, in place of the embedded PGlite. With it the process keeps no data.',
      ),
      v.metadata({
        shape: '`postgres://user:password@host,standby/name`',
        without: 'the embedded database',
        secret: true,
      }),
    ),
  }),
  part('Secrets and consents', {
    SESSION_SECRET: v.pipe(
      v.optional(strongSecret),
      v.description(
        'Signs tokens. Draw it by chance: `openssl rand -base64 32`. Without it, a server on a shared database logs a warning.',
      ),
      v.metadata({
        shape: '32 characters or more',
        without: 'made once, kept in the database',
        secret: true,
      }),
    ),
    CONSENT_SECRET: v.pipe(
      v.optional(
        listOf(
          v.pipe(
            v.string(),
            v.minLength(32, 'holds secrets of at least 32 characters each'),
            v.check(isStrongSecret, 'holds a secret that can be guessed: openssl rand -base64 32'),
          ),
        ),
        '',
      ),
      v.description(
        'Seals and links consents. The present secret comes first. Earlier ones follow it, so that the server can read older consents.',
      ),
      v.metadata({
        shape: 'one or more, 32 characters or more each, with blanks between them',
        without: 'made once, kept beside the database',
        secret: true,
      }),
    ),
    CONSENT_ANCHOR: v.pipe(
      v.optional(folder),
      v.description(
        'Folder outside of the database in which the server notes the ends of the consents’ chains.',
      ),
      v.metadata({ without: '`consents/` in `DATA_DIR`; none with a `DATABASE_URL`' }),
    ),
  }),
  part('Passwords', {
    HASHING_WORKERS: v.pipe(
      v.optional(count(1, 256, 'threads')),
      v.description('Threads that hash passwords.'),
      v.metadata({ without: 'processors less one' }),
    ),
    HASHING_QUEUE: v.pipe(
      v.optional(count(1, 100_000, 'passwords')),
      v.description('Passwords that may wait for a thread. The server refuses any more with 503.'),
      v.metadata({ without: '100 for each thread' }),
    ),
    PASSWORD_RANGE_URL: v.pipe(
      v.optional(
        checked(isSafeRange, 'starts with https:// and ends with a slash; http only for this machine'),
      ),
      v.description(
        'Service that knows breached passwords by k-anonymity, such as `https://api.pwnedpasswords.com/range/`. ' +
          'The server never sends it a password. If it does not answer, shoppers can still register.',
      ),
      v.metadata({ shape: '`https://…/`, `http` only for this machine', without: 'no service' }),
    ),
  }),
  rateLimitSettings,
  part('Pages and data of the shop', {
    APP_DIR: v.pipe(
      v.optional(folder, resolve(import.meta.dirname, '../../../../registration/dist')),
      v.description('Folder of the built app: its pages, files and server bundle.'),
      v.metadata({ without: '`apps/registration/dist`' }),
    ),
    PAGE_LIST: v.pipe(
      v.optional(toggle, 'on'),
      v.description('`off` hides the development page list at `/registration`.'),
    ),
    CALL_REFERENCE: v.pipe(
      v.optional(toggle, 'on'),
      v.description(
        '`off` hides the description of the calls at `/service/openapi.json` and `/service/reference`.',
      ),
    ),
    POSTAL_DIR: v.pipe(
      v.optional(folder),
      v.description(
        'Folder of the shop’s own postal codes, a `<CC>.tsv` per country. They add countries or replace packed ones.',
      ),
      v.metadata({ without: 'only the packed ones' }),
    ),
    PRODUCT_IDS_FILE: v.pipe(
      v.optional(file),
      v.description(
        'CSV file of old product ids, of nine digits, and their new ones, for tracking. The server reads it at the start.',
      ),
      v.metadata({ without: 'no new ids' }),
    ),
    CUSTOMER_FACTS_URL: v.pipe(
      v.optional(service),
      v.description(
        'Service of the shop that knows segments and shops of customers, for tracking ' +
          '([how](operations.md#customer-data-for-tracking)).',
      ),
      v.metadata({ without: 'no service' }),
    ),
    ADDRESS_SERVICE_URL: v.pipe(
      v.optional(service),
      v.description(
        'Service that suggests streets. The server sends it country, code, town and street. Name it in the privacy notice ' +
          '([how](operations.md#street-suggestions)).',
      ),
      v.metadata({ without: 'no service' }),
    ),
    ADDRESS_SERVICE_SHAPE: v.pipe(
      v.optional(choice(shapeNames, 'is own, openplz or photon'), 'own'),
      v.description('Interface of that service: the shop’s own, OpenPLZ API or Photon.'),
    ),
    ADDRESS_SERVICE_COUNTRIES: v.pipe(
      v.optional(listOf(v.picklist(countryCodes, 'holds codes of countries such as DE')), ''),
      v.description('Countries that the server asks the service about, of those that its interface knows.'),
      v.metadata({ shape: 'codes such as `DE`, with blanks or commas between them', without: 'all of them' }),
    ),
    EMBEDDER_ORIGINS: v.pipe(
      v.optional(origins, ''),
      v.description('Origins whose pages may embed ours, beside the brand’s.'),
      v.metadata({ without: 'only the brand’s' }),
    ),
  }),
  mailSettings,
  webhookSettings,
  eventSettings,
  part('Metrics', {
    METRICS_PORT: v.pipe(
      v.optional(count(0, 65_535)),
      v.description(
        'TCP port of its own, on the address of `HOST`, on which a Prometheus server fetches `/metrics`.',
      ),
      v.metadata({ without: 'no metrics' }),
    ),
  }),
  traceSettings,
]);
