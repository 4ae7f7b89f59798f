import type { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { callOf, groups } from './described.ts';
import { type Operation, operationOf } from './operation.ts';
import { schemasOfDocument } from './schemas.ts';

const own = { url: '/service', description: 'The calls of this host.' };

const frame = {
  url: '/embed/service',
  description: 'The same calls for a page in the frame of another site, with cookies of their own.',
};

const old = { url: '/json', description: 'An address that tracking has from an older shop.' };

const elsewhere = { [own.url]: own, [frame.url]: frame, [old.url]: old };

const description = `The calls of the registration pages.

A request that is wrong in several ways is told the first of them, in the order in which each call lists its refusals. An address that is
not there is 404; another method is 405 with \`Allow\`. Every refusal has the same shape, and an \`X-Request-Id\` that the log knows. A
\`GET\` may be asked as \`HEAD\`.

On \`http://localhost\` the cookies are also called \`crema_session\` and \`crema_csrf\`, because a browser may keep no others there. In a
frame they are \`__Host-embedded_crema_session\` and \`__Host-embedded_csrf\`.`;

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-crema_session',
    description: 'The session, which `GET csrf` begins and a registration renews.',
  },
  token: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-csrf',
    description: 'The token of the session, sent in the header `X-CSRF-Token` as well.',
  },
};

/** A path with the calls that answer its methods. */
interface PathItem extends Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>> {
  readonly servers?: readonly (typeof own)[];
}

const parameter = /:(\w+)/g;

/** Returns the described routes of the app by their paths below `/service`. A path that is elsewhere names its server. */
function pathsOf(app: Hono<AppEnv>): Readonly<Record<string, PathItem>> {
  const paths: Record<string, PathItem> = {};
  for (const { method, path, handler } of app.routes) {
    const call = callOf(handler);
    const server = (call?.below && elsewhere[call.below]) ?? own;
    const { url } = server;
    if (!call || !path.startsWith(`${url}/`)) continue;
    const template = path.slice(url.length).replaceAll(parameter, '{$1}');
    paths[template] = {
      ...(call.below && { servers: [server] }),
      ...paths[template],
      [method.toLowerCase()]: operationOf(call),
    };
  }
  return paths;
}

/** The document of all calls. */
export type OpenApi = ReturnType<typeof openApiDocument>;

/** Creates the document of all calls from the routes of the app and the schemas by which the server judges requests. */
export function openApiDocument(app: Hono<AppEnv>) {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Crema registration',
      summary: 'Registers customers, and saves what belongs to them.',
      description,
      version: '1.0.0',
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [own, frame],
    tags: groups.map((name) => ({ name })),
    paths: pathsOf(app),
    components: { schemas: schemasOfDocument(), securitySchemes },
  };
}
