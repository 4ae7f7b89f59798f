import { type FormProblem, type Issue, readErrors } from '@crema/flow-domain';

/** A response that was read to its end. */
export interface Answer {
  readonly status: number;
  /** Its JSON, or `undefined` if it has none. */
  readonly body: unknown;
  /** Its text, for an error without codes. Empty for an HTML page, which comes from a proxy. */
  readonly words: string;
  /** The header `Retry-After`. */
  readonly retryAfter: string | null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a response with any content. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return {
    status: response.status,
    body: parsed(text),
    words: response.headers.get('content-type')?.includes('html') ? '' : text,
    retryAfter: response.headers.get('retry-after'),
  };
}

// Only an issue of a field can be shown beside one. A code that names the e-mail address concerns its field (Registration §5).
function placed(issues: readonly Issue[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    const field = issue.field ?? (/email/i.test(issue.code) ? 'email' : undefined);
    return field ? [{ ...issue, field }] : [];
  });
}

/** Returns the field issues of a response. A text without codes may still name the e-mail address. */
export function issuesOf({ status, body, words }: Answer): readonly Issue[] {
  if (status < 400 || status >= 500) return [];
  const errors = readErrors(body);
  if (errors) return placed(errors);
  return /email/i.test(words) ? [{ field: 'email', code: 'emailRefused' }] : [];
}

/** The contract's codes of form errors. */
const byCode: ReadonlyMap<string, FormProblem> = new Map([
  ['ALREADY_LOGGED_IN', 'alreadyLoggedIn'],
  ['CHALLENGE_REQUIRED', 'rateLimited'],
  ['CSRF_INVALID', 'sessionExpired'],
  ['IDEMPOTENCY_KEY_REUSED', 'alreadySent'],
  ['NOT_LOGGED_IN', 'notLoggedIn'],
  ['RATE_LIMITED', 'rateLimited'],
  ['REQUEST_IN_PROGRESS', 'inProgress'],
]);

/** Form errors by status, for a gateway in front of the services that sends no code. */
const byStatus: ReadonlyMap<number, FormProblem> = new Map([
  [401, 'notLoggedIn'],
  [409, 'inProgress'],
  [429, 'rateLimited'],
  [503, 'unavailable'],
]);

/**
 * Returns the minutes of a `Retry-After`, at least one, or `undefined` if it cannot be read.
 * @param header seconds, or a date (RFC 9110 10.2.3)
 */
function minutesOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds / 60)) : undefined;
}

/** Returns the form error of a failed call, and the minutes before a retry. */
export function failureOf({ status, body, retryAfter }: Answer): {
  problem: FormProblem;
  minutes?: number | undefined;
} {
  const coded = readErrors(body)?.flatMap(({ code }) => byCode.get(code) ?? [])[0];
  return { problem: coded ?? byStatus.get(status) ?? 'technicalError', minutes: minutesOf(retryAfter) };
}
