/** One refusal of a call. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;
  /** The codes in the response. Empty for the codes of the rules, because they are too many to name. */
  readonly codes: readonly string[];
  readonly when: string;
}

const refusal = (status: Refusal['status'], codes: readonly string[], when: string): Refusal => ({
  status,
  codes,
  when,
});

/** Every refusal of a call, in the order of the checks. A response reports the first one that applies. */
export const refusals = {
  nowhere: refusal(404, ['NOT_FOUND'], 'There is no such address.'),
  otherMethod: refusal(405, ['METHOD_NOT_ALLOWED'], 'The address knows other methods, which `Allow` names.'),
  tooOften: refusal(429, ['RATE_LIMITED'], 'Too much from one sender. Nothing of it was read.'),
  crowded: refusal(503, ['TECHNICAL_ERROR'], 'Too much from everybody. Nothing of it was read.'),
  tooLong: refusal(413, ['MALFORMED_REQUEST'], 'The body is longer than 64 KiB. No more of it was read.'),
  mediaType: refusal(415, ['UNSUPPORTED_MEDIA_TYPE'], 'The body is said to be of another media type.'),
  origin: refusal(403, ['ORIGIN_NOT_ALLOWED'], 'The browser says that another site asks.'),
  token: refusal(403, ['CSRF_INVALID'], 'There is no token, or one of another session.'),
  proof: refusal(403, ['CHALLENGE_REQUIRED'], 'There is no proof, where the shop asks for one.'),
  login: refusal(401, ['NOT_LOGGED_IN'], 'It concerns a customer, and no customer is logged in.'),
  reader: refusal(
    401,
    ['NOT_LOGGED_IN'],
    'It shows events of tracking, and the token of their page is missing.',
  ),
  version: refusal(400, ['API_VERSION_NOT_SUPPORTED'], 'The header `Api-Version` is not `2`.'),
  malformed: refusal(
    400,
    ['MALFORMED_REQUEST'],
    'No JSON, an unknown key, a missing or wrong header or parameter, or an answer that its form does not ask for.',
  ),
  tries: refusal(429, ['RATE_LIMITED'], 'Too many tries for one account, or from one network.'),
  anotherCustomer: refusal(403, ['NOT_ALLOWED'], 'It names another customer.'),
  notTheirs: refusal(404, ['NOT_FOUND'], 'It names an address that is not theirs.'),
  unknown: refusal(404, ['NOT_FOUND'], 'It names a product that has no new id.'),
  values: refusal(422, [], 'Values that the rules refuse, all at once, each with its field.'),
  conflict: refusal(
    409,
    ['IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'],
    'The idempotency key was answered with something else, or is being answered.',
  ),
  taken: refusal(422, ['EMAIL_ALREADY_TAKEN'], 'There is an account with this e-mail address.'),
  unavailable: refusal(
    503,
    ['TECHNICAL_ERROR'],
    'The answer could not be made, such as while the database is away. It stands in place of any other.',
  ),
} as const satisfies Readonly<Record<string, Refusal>>;

/** The name of a refusal. */
export type RefusalName = keyof typeof refusals;

const order = Object.keys(refusals);

/** Returns these refusals in the order of the checks. */
export function inOrder(names: readonly RefusalName[]): readonly RefusalName[] {
  return names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}
