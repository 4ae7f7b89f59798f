import { type FormProblem, type Issue, readErrors } from '@crema/flow-domain';

/** An answer to a call, read to its end. */
export interface Answer {
  readonly status: number;
  /** Its JSON; `undefined` where it is something else. */
  readonly body: unknown;
  /** What it says in words, for an error without codes; empty for a page, which is a proxy's and speaks of other things. */
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

/** Reads an answer, whatever it holds. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return {
    status: response.status,
    body: parsed(text),
    words: response.headers.get('content-type')?.includes('html') ? '' : text,
    retryAfter: response.headers.get('retry-after'),
  };
}

// Only what concerns a field can be shown beside one; a text that speaks of the e-mail concerns its field (Registration §5).
function placed(issues: readonly Issue[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    const field = issue.field ?? (/email/i.test(issue.code) ? 'email' : undefined);
    return field ? [{ ...issue, field }] : [];
  });
}

/** What an answer says is wrong with fields. One that names none may still speak of the e-mail in words of its own. */
export function issuesOf({ status, body, words }: Answer): readonly Issue[] {
  if (status < 400 || status >= 500) return [];
  const errors = readErrors(body);
  if (errors) return placed(errors);
  return /email/i.test(words) ? [{ field: 'email', code: 'emailRefused' }] : [];
}

/** The codes of the contract that concern the whole form. */
const byCode: ReadonlyMap<string, FormProblem> = new Map([
  ['ALREADY_LOGGED_IN', 'alreadyLoggedIn'],
  ['CHALLENGE_REQUIRED', 'rateLimited'],
  ['CSRF_INVALID', 'sessionExpired'],
  ['IDEMPOTENCY_KEY_REUSED', 'alreadySent'],
  ['NOT_LOGGED_IN', 'notLoggedIn'],
  ['RATE_LIMITED', 'rateLimited'],
  ['REQUEST_IN_PROGRESS', 'inProgress'],
]);

/** What a status says where no code does: a gateway in front of the services answers without one. */
const byStatus: ReadonlyMap<number, FormProblem> = new Map([
  [401, 'notLoggedIn'],
  [409, 'inProgress'],
  [429, 'rateLimited'],
  [503, 'unavailable'],
]);

/**
 * Minutes that a `Retry-After` asks to wait, at least one; `undefined` where there is none to be read.
 * @param header seconds, or a date (RFC 9110 10.2.3)
 */
function minutesOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds / 60)) : undefined;
}

/** Finds why a registration failed that no field is to blame for, and when to try again. */
export function failureOf({ status, body, retryAfter }: Answer): {
  problem: FormProblem;
  minutes?: number | undefined;
} {
  const coded = readErrors(body)?.flatMap(({ code }) => byCode.get(code) ?? [])[0];
  return { problem: coded ?? byStatus.get(status) ?? 'technicalError', minutes: minutesOf(retryAfter) };
}
