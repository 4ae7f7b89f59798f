import { describedCalls, type Group } from './calls/index.ts';
import type { OpenApi, PathItem } from './openapi.ts';
import { operationOf } from './operation.ts';
import { schemasOfDocument } from './schemas.ts';

const groups: readonly Group[] = [
  'Sessions',
  'Registrations',
  'Customers',
  'Addresses',
  'Forms without JavaScript',
];

const frame = {
  url: '/embed/service',
  description: 'The same calls for a page in somebody else’s frame, with cookies of their own.',
};

const description = `The calls of the registration pages.

A request that is wrong in several ways is told the first of them, in the order in which each call lists its refusals. An address that is
not there is 404; another method is 405 with \`Allow\`. Every refusal has the same shape, and an \`X-Request-Id\` that the log knows. A
\`GET\` may be asked as \`HEAD\`.

On \`http://localhost\` the cookies are also called \`crema_session\` and \`crema_csrf\`, because a browser may keep no others there. In a
frame they are \`__Host-embedded_crema_session\` and \`__Host-embedded_csrf\`.`;

/** A path as OpenAPI writes it. */
const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

function pathsOf(): OpenApi['paths'] {
  const paths: Record<string, PathItem> = {};
  for (const call of describedCalls) {
    const path = templateOf(call.path);
    paths[path] = {
      ...(call.isOfFrame ? { servers: [frame] } : {}),
      ...paths[path],
      [call.method.toLowerCase()]: operationOf(call),
    };
  }
  return paths;
}

/** The document of all calls. It is made of the schemas by which requests are judged, whenever it is asked for. */
export function openApiDocument(): OpenApi {
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
    servers: [{ url: '/service', description: 'The calls of this host.' }, frame],
    tags: groups.map((name) => ({ name })),
    paths: pathsOf(),
    components: {
      schemas: schemasOfDocument(),
      securitySchemes: {
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
      },
    },
  };
}
