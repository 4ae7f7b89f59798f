import type { JsonSchema } from '@valibot/to-json-schema';
import type { DescribedCall, Parameter } from './calls/index.ts';
import type { Operation, ParameterObject, ResponseObject } from './openapi.ts';
import { inOrder, type RefusalName, refusals } from './refusals.ts';
import { refTo } from './schemas.ts';

const text = { type: 'string' } as const satisfies JsonSchema;

const security = {
  none: [],
  session: [{ session: [] }],
  token: [{ session: [], token: [] }],
} as const satisfies Record<string, Operation['security']>;

function parameterOf({ name, in: place, about, isOptional, values, format }: Parameter): ParameterObject {
  return {
    name,
    in: place,
    required: isOptional !== true,
    description: about,
    schema: { ...text, ...(values && { enum: [...values] }), ...(format && { format }) },
  };
}

/** A problem with one of these codes; with any where none are named. */
function problemWith(codes: readonly string[]): JsonSchema {
  const problem = { $ref: refTo('Problem') };
  if (codes.length === 0) return problem;
  const error: JsonSchema = { properties: { code: { enum: [...codes] } } };
  return { allOf: [problem, { properties: { errors: { items: error } } }] };
}

const inCodes = { alone: [], too: [] };

const retryAfter = {
  'Retry-After': { description: 'Seconds after which to come again.', schema: { type: 'integer' } },
} as const;

/** What a call that is refused with a status may say, whichever of the reasons it was. */
function refusalOf(
  status: number,
  names: readonly RefusalName[],
  { alone, too }: NonNullable<DescribedCall['onPage']>,
): ResponseObject {
  const whens = names.map((name) => refusals[name]);
  const isAnyCode = whens.some(({ codes }) => codes.length === 0);
  const codes = isAnyCode ? [] : [...new Set(whens.flatMap((each): readonly string[] => each.codes))];
  return {
    description: whens.map(({ when }) => when).join(' '),
    ...(status === 429 || status === 503 || status === 409 ? { headers: retryAfter } : {}),
    content: {
      ...(alone.includes(status) ? {} : { 'application/json': { schema: problemWith(codes) } }),
      ...(alone.includes(status) || too.includes(status) ? { 'text/html': { schema: text } } : {}),
    },
  };
}

function successOf({ success: { about, schema, headers } }: DescribedCall): ResponseObject {
  const told = Object.entries(headers ?? {}).map(([name, description]) => [
    name,
    { description, schema: text },
  ]);
  return {
    description: about,
    ...(told.length > 0 ? { headers: Object.fromEntries(told) } : {}),
    ...(schema ? { content: { 'application/json': { schema: { $ref: refTo(schema) } } } } : {}),
  };
}

/** A call as OpenAPI tells it. */
export function operationOf(call: DescribedCall): Operation {
  const { id, group, title, about, needs, parameters = [], body, success, onPage = inCodes } = call;
  const refuses = inOrder(call.refuses);
  const statuses = [...new Set(refuses.map((name) => refusals[name].status))];
  return {
    operationId: id,
    tags: [group],
    summary: title,
    description: about,
    security: security[needs ?? 'none'],
    parameters: parameters.map(parameterOf),
    ...(body && {
      requestBody: {
        required: body.isOptional !== true,
        ...(body.about !== undefined && { description: body.about }),
        content: {
          [body.mediaType]: {
            schema: body.schema ? { $ref: refTo(body.schema) } : {},
            ...(body.example && { examples: { accepted: { value: body.example } } }),
          },
        },
      },
    }),
    responses: {
      [success.status]: successOf(call),
      ...Object.fromEntries(
        statuses.map((status) => {
          const names = refuses.filter((name) => refusals[name].status === status);
          return [status, refusalOf(status, names, onPage)];
        }),
      ),
    },
    'x-refusals-in-order': refuses.map((name) => refusals[name]),
  };
}
