import type { DigitalCard, ShownCustomer } from '../model/customer-info.ts';
import type { Issue } from '../model/issue.ts';

/** True for a JSON value with named members. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body of every response that is not a success: all errors at once, as codes, never as texts (Registration §7). */
export interface ErrorBody {
  readonly errors: readonly Issue[];
  readonly requestId: string;
}

/**
 * Reads the errors of a response. Checks the three fields by hand, so that a page does not download a schema library. The numbers of
 * a message follow from its code, see `withParams`. Those of the response stay.
 * @returns `undefined` for a body that names no errors
 */
export function readErrors(body: unknown): readonly Issue[] | undefined {
  return isRecord(body) && Array.isArray(body['errors']) && body['errors'].every(isIssue)
    ? body['errors']
    : undefined;
}

const isText = (value: unknown) => typeof value === 'string';

const isIssue = (value: unknown): value is Issue =>
  isRecord(value) && isText(value['code']) && (value['field'] === undefined || isText(value['field']));

/** The response to a registration that was accepted. */
export interface RegistrationResult {
  readonly status: 'CREATED' | 'PENDING_CONFIRMATION';
  readonly loginId: string;
  /** The digital card that the shopper has taken. */
  readonly card?: DigitalCard | undefined;
  /** Set if a mail asks the shopper to confirm the e-mail address by a link. */
  readonly confirmation?: 'SENT' | undefined;
}

/** Reads the login id of a response. Returns `undefined` for a body that is no result of a registration. */
export function readLoginId(body: unknown): string | undefined {
  return isRecord(body) && typeof body['loginId'] === 'string' ? body['loginId'] : undefined;
}

const isDigitalCard = (value: unknown): value is DigitalCard =>
  isRecord(value) && isText(value['number']) && isText(value['code']) && typeof value['size'] === 'number';

/** The results of a registration that the next page shows. */
export type ShownResults = Pick<ShownCustomer, 'card' | 'isConfirmationSent'>;

/** Reads the results of a response that the next page shows. */
export const readShownResults = (body: unknown): ShownResults =>
  isRecord(body)
    ? {
        card: isDigitalCard(body['card']) ? body['card'] : undefined,
        isConfirmationSent: body['confirmation'] === 'SENT',
      }
    : {};
