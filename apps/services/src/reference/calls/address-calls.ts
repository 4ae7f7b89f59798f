import { addressExample, validationExample } from '../examples.ts';
import type { DescribedCall } from './described-call.ts';
import { parameters } from './parameters.ts';

const { token, site } = parameters;
const addressBody = {
  mediaType: 'application/json',
  schema: 'InvoiceAddress',
  example: addressExample,
} as const;
const saved = { status: 200, about: 'Saved.', schema: 'SavedAddress' } as const;
const refusesAddress = [
  'tooLong',
  'mediaType',
  'origin',
  'token',
  'login',
  'malformed',
  'somebodyElse',
  'notTheirs',
  'values',
  'unavailable',
] as const;

/** Calls about addresses. */
export const addressCalls: readonly DescribedCall[] = [
  {
    id: 'saveInvoiceAddress',
    path: '/registration/api/v1/address/invoice',
    method: 'POST',
    group: 'Addresses',
    title: 'Save an invoice address',
    about: 'Saves the invoice address of the customer who is logged in.',
    needs: 'token',
    parameters: [token, site],
    body: addressBody,
    success: saved,
    refuses: refusesAddress,
  },
  {
    id: 'changeInvoiceAddress',
    path: '/registration/api/v1/customers/:loginId/invoice-address/:uuid',
    method: 'PUT',
    group: 'Addresses',
    title: 'Change an invoice address',
    about: 'Changes the invoice address of the customer who is logged in.',
    needs: 'token',
    parameters: [
      { name: 'loginId', in: 'path', about: 'The customer who is logged in.' },
      { name: 'uuid', in: 'path', about: 'The address, as the answer to the call that saved it named it.' },
      token,
      site,
    ],
    body: addressBody,
    success: saved,
    refuses: refusesAddress,
  },
  {
    id: 'validateAddress',
    path: '/registration/api/v1/validateAddress',
    method: 'POST',
    group: 'Addresses',
    title: 'Suggest codes, towns and streets',
    about:
      'Whether a typed code and town belong together, and which begin as they do. Streets are suggested if the operator has named ' +
      'an address service, which the server then asks; they keep the house number that was typed. Nothing of it is kept.',
    needs: 'token',
    parameters: [
      token,
      {
        ...site,
        isOptional: true,
        about: 'The site the page was on; its language decides between two official names of a town.',
      },
    ],
    body: { mediaType: 'application/json', schema: 'AddressToValidate', example: validationExample },
    success: { status: 200, about: 'What was found.', schema: 'AddressValidation' },
    refuses: ['tooLong', 'mediaType', 'origin', 'token', 'malformed', 'unavailable'],
  },
  {
    id: 'turkishProvinces',
    path: '/addressform/api/v1/cities/tr',
    method: 'GET',
    group: 'Addresses',
    title: 'The provinces of Turkey',
    about: 'In Turkish alphabetical order. May be kept for a day.',
    success: { status: 200, about: 'The provinces.', schema: 'Provinces' },
    refuses: ['unavailable'],
  },
  {
    id: 'turkishDistricts',
    path: '/addressform/api/v1/cities/:cityId/districts/tr',
    method: 'GET',
    group: 'Addresses',
    title: 'The districts of a Turkish province',
    about: 'May be kept for a day.',
    parameters: [{ name: 'cityId', in: 'path', about: 'The id of the province.' }],
    success: { status: 200, about: 'The districts.', schema: 'Districts' },
    refuses: ['nowhere', 'unavailable'],
  },
];
