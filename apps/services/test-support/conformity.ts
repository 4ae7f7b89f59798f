import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Operation } from '../src/server/reference/operation.ts';
import { callDocument, documentedCalls } from './call-document.ts';
import type { Send } from './visitor.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', ...callDocument });

/** To compile a schema takes longer than to judge by it. */
const compiled = new WeakMap<object, ValidateFunction>();

/** Judges by a schema of the document, or by one that refers to it. */
export function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const validate: ValidateFunction = ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')),
  );
  compiled.set(schema, validate);
  return validate;
}

const operations = documentedCalls.map(({ path: template, method, bases, operation }) => ({
  path: new RegExp(`^(?:${bases.join('|')})${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  // A path that names a segment takes precedence over one with a parameter.
  parameters: template.split('{').length,
  method,
  operation,
}));

function operationAt(method: string, path: string): Operation | undefined {
  return operations
    .filter((each) => each.method === method && each.path.test(path))
    .toSorted((a, b) => a.parameters - b.parameters)[0]?.operation;
}

async function bodyFault(
  { content = {} }: Operation['responses'][string],
  answer: Response,
): Promise<string | undefined> {
  const type = answer.headers.get('Content-Type')?.split(';', 1)[0] ?? '';
  const text = await answer.text();
  if (Object.keys(content).length === 0) return text === '' ? undefined : 'a body';
  const told = content[type];
  if (!told) return `a body of ${type}`;
  if (type !== 'application/json') return undefined;
  const validate = validatorOf(told.schema);
  return validate(JSON.parse(text)) ? undefined : ajv.errorsText(validate.errors);
}

/** Returns how a response differs from the document, or `undefined` if it does not. */
async function faultOf(method: string, path: string, answer: Response): Promise<string | undefined> {
  const operation = operationAt(method, path);
  if (!operation) return 'an answer of a call that is not in the document';
  const told = operation.responses[answer.status];
  if (!told) return `a status that is not in the document`;
  const withoutHeader = answer.status === 429 && !answer.headers.has('Retry-After');
  return withoutHeader ? 'no Retry-After' : await bodyFault(told, answer);
}

/** Sends requests, and records every response that differs from the document. */
export function conforming(send: Send): {
  readonly send: Send;
  readonly answered: string[];
  readonly faults: string[];
} {
  const [answered, faults]: [string[], string[]] = [[], []];
  return {
    answered,
    faults,
    send: async (path, init) => {
      const answer = await send(path, init);
      const { pathname } = new URL(path, 'http://127.0.0.1');
      if (!/\/(?:service|json)\//.test(pathname)) return answer;
      const method = init?.method ?? 'GET';
      const name = `${operationAt(method, pathname)?.operationId} ${answer.status}`;
      answered.push(name);
      const fault = await faultOf(method, pathname, answer.clone());
      if (fault !== undefined) faults.push(`${name}: ${fault}`);
      return answer;
    },
  };
}
