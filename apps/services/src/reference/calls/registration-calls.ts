import { siteKeys } from '@crema/flow-domain';
import { formExample, registrationExample } from '../examples.ts';
import type { DescribedCall } from './described-call.ts';
import { parameters } from './parameters.ts';

const { token, site, key, proof } = parameters;

/** Calls that register somebody. */
export const registrationCalls: readonly DescribedCall[] = [
  {
    id: 'consentDocuments',
    path: '/registration/api/v1/consent-documents',
    method: 'GET',
    group: 'Registrations',
    title: 'The consent documents in force',
    about: 'For a page that was opened before a document changed.',
    parameters: [
      {
        name: 'site',
        in: 'query',
        about: 'The site; another text, or none, is the German one.',
        values: siteKeys,
        isOptional: true,
      },
    ],
    success: { status: 200, about: 'The documents of the site.', schema: 'ConsentDocuments' },
    refuses: ['origin', 'unavailable'],
  },
  {
    id: 'register',
    path: '/registration/api/v1/registrations',
    method: 'POST',
    group: 'Registrations',
    title: 'Register',
    about:
      'Registers somebody new, a guest of the checkout, or a customer who is logged in for something more. What is written is ' +
      'written in one transaction, exactly once under its key.',
    needs: 'token',
    parameters: [token, site, key, proof],
    body: { mediaType: 'application/json', schema: 'Registration', example: registrationExample() },
    success: {
      status: 201,
      about: 'Registered. A repeated request is answered like the first.',
      schema: 'RegistrationResult',
      headers: { 'Set-Cookie': 'A new session, which logs an account’s new owner in.' },
    },
    refuses: [
      'tooOften',
      'crowded',
      'tooLong',
      'mediaType',
      'origin',
      'token',
      'proof',
      'login',
      'malformed',
      'values',
      'conflict',
      'taken',
      'unavailable',
    ],
  },
];

const route = {
  name: 'route',
  in: 'path',
  about: 'The form’s page, such as `standalone-registration`.',
} as const;

/** The calls of pages without JavaScript. */
export const formCalls: readonly DescribedCall[] = [
  {
    id: 'postForm',
    path: '/registration/form/:route',
    method: 'POST',
    group: 'Forms without JavaScript',
    title: 'Send a form',
    about:
      'Does what the form’s call does. The browser must say by `Origin` and `Sec-Fetch-Site` that it comes from here; a customer’s ' +
      'form carries `csrfToken` and `idempotencyKey` as well. What goes wrong is told on the form’s page, with everything but the ' +
      'password as it was entered.',
    parameters: [route],
    body: { mediaType: 'application/x-www-form-urlencoded', schema: 'Form', example: formExample() },
    success: {
      status: 303,
      about: 'Done.',
      headers: { Location: 'Where the form leads.', 'Set-Cookie': 'A new session, which logs its owner in.' },
    },
    refuses: [
      'nowhere',
      'tooOften',
      'crowded',
      'tooLong',
      'mediaType',
      'origin',
      'token',
      'proof',
      'login',
      'malformed',
      'values',
      'conflict',
      'taken',
      'unavailable',
    ],
    onPage: { alone: [400, 401, 409, 422], too: [403, 429, 503] },
  },
  {
    id: 'getForm',
    path: '/registration/form/:route',
    method: 'GET',
    group: 'Forms without JavaScript',
    title: 'Load a refused form again',
    about: 'Leads whoever loads the answer to a post again to the page of the form.',
    parameters: [route],
    success: { status: 303, about: 'The page of the form.', headers: { Location: 'Its address.' } },
    refuses: ['nowhere', 'unavailable'],
    onPage: { alone: [404], too: [] },
  },
];
