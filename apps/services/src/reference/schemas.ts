import { invoiceAddressRequest, registrationRequest, validateAddressRequest } from '@crema/flow-domain';
import { type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { answers } from './answers.ts';
import { descriptions } from './descriptions.ts';

/** What calls are sent and answer, by the names that the document gives them: the very schemas by which requests are judged. */
const named = {
  Registration: registrationRequest,
  ConsentGrant: registrationRequest.entries.consents.entries.newsletter.wrapped,
  Address: registrationRequest.entries.address.wrapped,
  InvoiceAddress: invoiceAddressRequest,
  AddressToValidate: validateAddressRequest,
  Form: v.record(v.string(), v.string()),
  ...answers,
};

/** The name of a schema in the document. */
export type SchemaName = keyof typeof named;

/** Where a schema stands in the document. */
export const refTo = (name: string): string => `#/components/schemas/${name}`;

/** A schema in which what stands at a path has a description. @throws where nothing stands there */
function described(schema: JsonSchema, path: readonly string[], description: string): JsonSchema {
  const [name, ...rest] = path;
  if (name === undefined) return { ...schema, description };
  const part = schema.properties?.[name];
  if (typeof part !== 'object') throw new Error(`There is no ${path.join('.')} to describe.`);
  return { ...schema, properties: { ...schema.properties, [name]: described(part, rest, description) } };
}

const pathOf = (text: string) => (text === '' ? [] : text.split('.'));

/** All schemas of the document. */
export function schemasOfDocument(): Readonly<Record<string, JsonSchema>> {
  const made = toJsonSchemaDefs(named, {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideRef: ({ referenceId }) => refTo(referenceId),
  });
  return Object.fromEntries(
    Object.entries(made).map(([name, schema]) => {
      const texts = Object.entries(descriptions).filter(
        ([each]) => each === name || each.startsWith(`${name}.`),
      );
      return [
        name,
        texts.reduce(
          (whole, [path, text]) => described(whole, pathOf(path.slice(name.length + 1)), text),
          schema,
        ),
      ];
    }),
  );
}
