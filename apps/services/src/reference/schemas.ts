import { invoiceAddressRequest, registrationRequest, validateAddressRequest } from '@crema/flow-domain';
import { type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { answers } from './answers.ts';
import { descriptions } from './descriptions.ts';

/** The schemas by which the server judges requests, and those of the answers, by their names in the document. */
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

/** Creates all schemas of the document. @throws if a description has no place */
export function schemasOfDocument(): Readonly<Record<string, JsonSchema>> {
  const made: Record<string, JsonSchema> = toJsonSchemaDefs(named, {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  for (const [path, description] of Object.entries(descriptions)) {
    const [name = '', ...fields] = path.split('.');
    let part: JsonSchema | boolean | undefined = made[name];
    for (const field of fields) part = typeof part === 'object' ? part.properties?.[field] : undefined;
    if (typeof part !== 'object') throw new Error(`There is no ${path} to describe.`);
    part.description = description;
  }
  return made;
}
