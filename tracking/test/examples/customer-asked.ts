import type { Example } from '../doubles/example.ts';
import {
  options,
  page,
  newCall,
  oldCall,
  newFormat,
  oldFormat,
  content,
  records,
  loggedIn,
  confirmation,
  purchase,
  ordered,
} from './customer-given.ts';

/** A customer’s first order, and how the shop is asked for what is known. */
export const customerAsked: readonly Example[] = [
  {
    title: 'The first order of a new customer',
    options,
    given: newFormat({ customerTypes: { overall: 'NEW_CUSTOMER' } }),
    before: confirmation,
    in: purchase,
    out: ordered({ customer_type: 'NEW_CUSTOMER', first_order: true }),
  },
  {
    title: 'A further order of a known customer',
    options,
    given: oldFormat({ customerType: 'EXISTING_CUSTOMER' }),
    before: confirmation,
    in: purchase,
    out: ordered({ customer_type: 'EXISTING_CUSTOMER', first_order: false }),
  },
  {
    title: 'An order of a customer whose type is not known',
    options,
    given: newFormat({}),
    before: confirmation,
    in: purchase,
    out: ordered({}),
  },
  {
    title: 'A new customer on any other page',
    options,
    given: newFormat({ customerTypes: { overall: 'NEW_CUSTOMER' } }),
    in: content,
    out: loggedIn({ customer_type: 'NEW_CUSTOMER' }),
  },
  {
    title: 'Customer data that the shop returns',
    options,
    given: {
      ...page,
      answers: {
        [newCall]: { body: { tracking: { loginStatus: 'LOGGED_IN' }, customer: { salutation: 'MR' } } },
      },
    },
    in: content,
    out: loggedIn({ salutation: 'm' }),
  },
  {
    title: 'Customer data that the shop has only in the old format',
    options,
    given: {
      ...page,
      answers: { [oldCall]: { body: { ga_psdata: { loginStatusOfSession: true, salutation: 'MR' } } } },
    },
    in: content,
    out: loggedIn({ salutation: 'Herr' }),
  },
  {
    title: 'A page is sent without customer data if the requests fail',
    options,
    given: { ...page, answers: { [newCall]: { status: 500 } } },
    in: content,
    out: { ...records({}), warnings: ['Fetching customer data failed: status 500'] },
  },
  {
    title: 'A page is sent without customer data if the shop has neither format',
    options,
    given: page,
    in: content,
    out: { ...records({}), warnings: ['Fetching psdata failed: status 404'] },
  },
  {
    title: 'A page is sent without customer data if the response is something else',
    options,
    given: { ...page, answers: { [newCall]: { body: '<!doctype html>' } } },
    in: content,
    out: {
      ...records({}),
      warnings: ['Fetching customer data failed: the answer is in neither format'],
    },
  },
  {
    title: 'No customer data are requested on localhost',
    options,
    given: { ...page, url: 'http://localhost:3000/coffee', origin: 'http://localhost:3000' },
    in: content,
    out: { ...records({}), warnings: ['There is no psdata on localhost.'] },
  },
  {
    title: 'Customer data that are switched off',
    options: { ...options, customerData: false },
    given: newFormat({}, { salutation: 'MR' }),
    in: content,
    out: records({}),
  },
];
