import { invoiceAddressRequest, registrationRequest, validateAddressRequest } from '@crema/flow-domain';
import { type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { pageReport } from '../../core/page-reports/page-report.ts';
import { receiptSchema } from '../../core/reconciliation/keep-receipt.ts';
import { eventSchema } from './event-schema.ts';
import { responseSchemas } from './response-schemas.ts';

/**
 * Describes the parts of a request, by schema and path. The schemas do not hold these texts, because they belong to the domain, and
 * every page would download the texts.
 */
const descriptions: Readonly<Record<string, string>> = {
  Registration:
    'A registration of any flow. Only what the form of that flow, site and variant shows is sent, a shown and empty field as the empty ' +
    'text; anything else is refused as malformed. The schema says what a request looks like. Whether its values are right is ' +
    'judged by the rules of the site, which answer with 422.',
  'Registration.flow': 'Which form was filled in.',
  'Registration.locale': 'Language of the page, such as `de-DE`.',
  'Registration.variant': 'Which of the checkout’s forms was filled in.',
  'Registration.subscription': 'What the page was opened for. It asks for an account.',
  'Registration.personalData.birthDate': 'A part that was left empty is absent.',
  'Registration.email': 'Ignored of a customer who is logged in.',
  'Registration.password': 'Absent where the form shows none, or where a guest left it empty.',
  'Registration.consents': 'Every consent that the form shows, granted or not, for the text in force.',
  'Registration.cardMembership': 'Whether the loyalty card is wanted.',
  'Registration.cardSelection.address': 'The address for a plastic card, if the shop does not know it yet.',
  ConsentGrant: 'One consent as it was answered: the document that was shown, and whether it was agreed to.',
  'ConsentGrant.textSha256': 'SHA-256, in hex, of the text that was shown.',
  'ConsentGrant.shownAt': 'When the text was shown; between the day it came into force and now.',
  Address: 'An address, only with the parts that its form showed.',
  'Address.countryCode': 'ISO 3166-1 alpha-2, in capitals.',
  'InvoiceAddress.loginId':
    'The customer who is logged in. The server refuses the number of another customer.',
  'InvoiceAddress.uuid': 'The address to change; absent for the first one.',
  'AddressToValidate.country': 'ISO 3166-1 alpha-2, in capitals.',
  'AddressToValidate.activeField': 'The field that is being typed in, or was left.',
  PageReport: 'Lines of tracking’s log, with what helps to place them. Its options name the address.',
  'PageReport.client_version': 'The version of the library.',
  'PageReport.page_path': 'The path of the page, without a query.',
  Event:
    'A record of the internal tracker. Fields that the schema lacks are accepted and kept aside, because pages run different versions ' +
    'of the library. One of `event` and `event_name` is needed.',
  'Event.event_id': 'Milliseconds since 1970 and nine characters. A repeated event has the same id.',
  'Event.token': 'The long-term token. Only a keyed hash of it is stored.',
  Receipt: 'What each channel of tracking did with the records of a registration.',
  'Receipt.id':
    'The id in the header `X-Tracking` of the registration. Absent without consent to statistics.',
  'Receipt.words':
    'The record of a message at a channel, such as `registered.ttruth=sent`, or the way to a channel, such as `ttruth=works`.',
  Form: 'The inputs of the form by their names, as its page has them.',
  StoredAddress: 'An address as it was saved.',
  Problem: 'All that is wrong at once, as codes; the page has the texts.',
};

/** The schemas by which the server judges requests, and those of the answers, by their names in the document. */
const named = {
  Registration: registrationRequest,
  ConsentGrant: registrationRequest.entries.consents.entries.newsletter.wrapped,
  Address: registrationRequest.entries.address.wrapped,
  InvoiceAddress: invoiceAddressRequest,
  AddressToValidate: validateAddressRequest,
  PageReport: pageReport,
  Event: eventSchema,
  Receipt: receiptSchema,
  Form: v.record(v.string(), v.string()),
  ...responseSchemas,
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
