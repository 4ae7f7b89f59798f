import type { Call } from './described.ts';
import { inOrder, type RefusalName, refusals } from './refusals.ts';
import type { SchemaName } from './schemas.ts';

const refTo = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });

const text = { type: 'string' } as const;

/** An answer of a call as OpenAPI describes it. */
interface Answer {
  readonly description: string;
  readonly headers?: Record<
    string,
    { readonly description: string; readonly schema: { readonly type: 'string' | 'integer' } }
  >;
  readonly content?: Record<string, { readonly schema: typeof text | ReturnType<typeof problemWith> }>;
}

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: text }]),
  );

/** Returns the schema of a problem with one of these codes, or with any code if there are none. */
function problemWith(codes: readonly string[]) {
  const problem = refTo('Problem');
  if (codes.length === 0) return problem;
  const error = { properties: { code: { enum: codes } } };
  return { allOf: [problem, { properties: { errors: { items: error } } }] };
}

const retryAfter = {
  'Retry-After': { description: 'Seconds after which to come again.', schema: { type: 'integer' } },
} as const;

/** Returns the answer with a status, for all refusals of the call that have it. */
function refusalOf(
  status: number,
  names: readonly RefusalName[],
  onPage: NonNullable<Call['onPage']>,
): Answer {
  const whens = names.map((name) => refusals[name]);
  const isAnyCode = whens.some(({ codes }) => codes.length === 0);
  const codes = isAnyCode ? [] : [...new Set(whens.flatMap((each): readonly string[] => each.codes))];
  const isPageAlone = onPage.alone.includes(status);
  return {
    description: whens.map(({ when }) => when).join(' '),
    ...([409, 429, 503].includes(status) && { headers: retryAfter }),
    content: {
      ...(!isPageAlone && { 'application/json': { schema: problemWith(codes) } }),
      ...((isPageAlone || onPage.too.includes(status)) && { 'text/html': { schema: text } }),
    },
  };
}

function refusalsOf({ needs, body, withoutToken, refuses = [] }: Call): readonly RefusalName[] {
  return inOrder([
    ...refuses,
    ...(body ? (['tooLong', 'mediaType', 'origin'] as const) : []),
    ...(body && !withoutToken ? (['token'] as const) : []),
    ...(needs === 'session' ? (['origin', 'login'] as const) : []),
    'unavailable',
  ]);
}

function bodyOf({
  mediaType = 'application/json',
  schema,
  example,
  isOptional,
  about,
}: NonNullable<Call['body']>) {
  return {
    required: isOptional !== true,
    ...(about !== undefined && { description: about }),
    content: {
      [mediaType]: {
        schema: schema ? refTo(schema) : {},
        ...(example && { examples: { accepted: { value: example } } }),
      },
    },
  };
}

function answersOf(call: Call, refuses: readonly RefusalName[]): Record<string, Answer> {
  const { success, onPage = { alone: [], too: [] } } = call;
  const statuses = [...new Set(refuses.map((name) => refusals[name].status))];
  return {
    [success.status]: {
      description: success.about,
      ...(success.headers && { headers: headersOf(success.headers) }),
      ...(success.mediaType && { content: { [success.mediaType]: { schema: text } } }),
      ...(success.schema && { content: { 'application/json': { schema: refTo(success.schema) } } }),
    },
    ...Object.fromEntries(
      statuses.map((status) => {
        const names = refuses.filter((name) => refusals[name].status === status);
        return [status, refusalOf(status, names, onPage)];
      }),
    ),
  };
}

/** Returns a call as OpenAPI describes it. */
export function operationOf(call: Call) {
  const { id, group, title, about, needs, parameters = [], body } = call;
  const refuses = refusalsOf(call);
  return {
    operationId: id,
    tags: [group],
    summary: title,
    description: about,
    security: needs ? [{ session: [], ...(needs === 'token' && { token: [] }) }] : [],
    parameters,
    ...(body && { requestBody: bodyOf(body) }),
    responses: answersOf(call, refuses),
    // The keys of `responses` are numbers, so they cannot keep an order.
    'x-refusals-in-order': refuses.map((name) => refusals[name]),
  };
}

/** A call as OpenAPI describes it. */
export type Operation = ReturnType<typeof operationOf>;
