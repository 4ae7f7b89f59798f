import { siteKeys, withdrawableConsents } from '@crema/flow-domain';

/** A parameter of a call beside its body, as OpenAPI describes it. */
export interface Parameter {
  readonly name: string;
  readonly in: 'header' | 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: { readonly type: 'string'; readonly format?: 'uuid'; readonly enum?: readonly string[] };
}

const parameter =
  (place: Parameter['in'], required = true) =>
  (name: string, description: string, schema: Omit<Parameter['schema'], 'type'> = {}): Parameter => ({
    name,
    in: place,
    required,
    description,
    schema: { type: 'string', ...schema },
  });

const inHeader = parameter('header');

/** Creates a parameter in the query of a call. */
export const inQuery = parameter('query');

/** Creates a parameter in the path of a call. */
export const inPath = parameter('path');

/** Creates a parameter that a call may lack. */
export const optional = (place: Parameter['in']) => parameter(place, false);

const sites = { enum: siteKeys };

/** The token of the session. */
export const tokenHeader = inHeader(
  'X-CSRF-Token',
  'The value of the cookie `__Host-csrf`, which `GET csrf` sets.',
);

/** The site of a call that needs one. */
export const siteHeader = inHeader('X-Site', 'The site the page was on.', sites);

/** Creates the site of a call that needs none. */
export const optionalSite = (place: 'header' | 'query', name: string, description: string): Parameter =>
  optional(place)(name, description, sites);

/** The long-term token as tracking sends it. */
export const tokenOfTracking = optional('header')(
  'X-Long-Term-Token',
  'The login id that the long-term token names. It proves nothing: the session alone decides whose data they are.',
);

/** The headers by which a call says that tracking sends it. A page of another site cannot set them. */
export const trackingHeaders = [
  inHeader('X-CSRF-Token', 'A placeholder, not the token of the session.', { enum: ['csrf'] }),
  inHeader('X-Triggered-By', 'Says that tracking asks.', { enum: ['tracking'] }),
] as const;

/** The idempotency key of a registration. */
export const keyHeader = inHeader(
  'Idempotency-Key',
  'A new one for each form. A repeated request has the same key, and then the registration happens once.',
  { format: 'uuid' },
);

/** The proof of a challenge. */
export const proofHeader = optional('header')(
  'X-Challenge-Proof',
  'Proves that a person sends the form, if the shop asks for it.',
);

/** The state of tracking on the page. */
export const trackingHeader = parameter('header', false)(
  'X-Tracking',
  'The state of tracking on the page: a random id if the visitor agreed to statistics, otherwise a dash, then words such as ' +
    '`ttruth=works`. Absent while tracking has not loaded. Nothing is refused for it.',
);

/** The route of a form. */
export const formRoute = inPath('route', 'The form’s page, such as `standalone-registration`.');

/** The kind of a consent that can be withdrawn. */
export const withdrawableKind = inPath('kind', 'The consent. The others end with the customer service.', {
  enum: [...withdrawableConsents],
});

/** The version of the record of an event. */
export const versionHeader = inHeader('Api-Version', 'The version of the body.', { enum: ['2'] });
