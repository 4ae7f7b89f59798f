import { type Issue, readErrors, readLoginId } from '@crema/flow-domain';
import { type Answer, readAnswer } from './answer.ts';
import { failureOf } from './failure-of.ts';
import { idempotencyKeys } from './idempotency-keys.ts';
import type { RegisterOutcome, RegistrationServices } from './registration-services.ts';

/** Settings of the HTTP client. */
export interface HttpServicesOptions {
  /** @default '/service/registration/api/v1' */
  readonly base?: string;
  /**
   * Readable cookies that may carry the CSRF token, best first. The second is for browsers that keep no `__Host-` cookie
   * on a developer's machine without HTTPS. @default ['__Host-csrf', 'crema_csrf']
   */
  readonly csrfCookies?: readonly string[];
  /**
   * The key that the page's form would be posted under without JavaScript. The first payload is sent under it: a plain post
   * that is still on its way is then known again. @default a new one
   */
  readonly firstKey?: string | undefined;
  /** Milliseconds after which an answer no longer counts. @default 15000 */
  readonly timeout?: number;
}

function readCookie(names: readonly string[]): string {
  const cookies = document.cookie.split('; ');
  for (const name of names) {
    const found = cookies.find((cookie) => cookie.startsWith(`${name}=`));
    if (found) return decodeURIComponent(found.slice(name.length + 1));
  }
  return '';
}

// Only what concerns a field can be shown beside one; a text that speaks of the e-mail concerns its field (Registration §5).
function placed(issues: readonly Issue[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    const field = issue.field ?? (/email/i.test(issue.code) ? 'email' : undefined);
    return field ? [{ ...issue, field }] : [];
  });
}

/** What an answer says is wrong with fields. One that names none may still speak of the e-mail in words of its own. */
function issuesOf({ status, body, words }: Answer): readonly Issue[] {
  if (status < 400 || status >= 500) return [];
  const errors = readErrors(body);
  if (errors) return placed(errors);
  return /email/i.test(words) ? [{ field: 'email', code: 'emailRefused' }] : [];
}

function outcomeOf(answer: Answer): RegisterOutcome {
  const loginId = answer.status === 201 ? readLoginId(answer.body) : undefined;
  if (loginId !== undefined) return { kind: 'created', loginId };
  const issues = issuesOf(answer);
  return issues.length > 0 ? { kind: 'refused', issues } : { kind: 'failed', ...failureOf(answer) };
}

/** The services behind HTTP, as Registration §7 describes their calls: JSON and a CSRF header. */
export function httpServices(options: HttpServicesOptions = {}): RegistrationServices {
  const {
    base = '/service/registration/api/v1',
    csrfCookies = ['__Host-csrf', 'crema_csrf'],
    timeout = 15_000,
  } = options;
  let firstKey = options.firstKey;
  const keys = idempotencyKeys(() => {
    const key = firstKey ?? crypto.randomUUID();
    firstKey = undefined;
    return key;
  });

  const post = async (path: string, site: string, payload: string): Promise<Answer> =>
    readAnswer(
      await fetch(`${base}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-CSRF-Token': readCookie(csrfCookies),
          'Idempotency-Key': keys.keyFor(payload),
          'X-Site': site,
        },
        body: payload,
        signal: AbortSignal.timeout(timeout),
      }),
    );

  const lacksToken = ({ status, body }: Answer) =>
    status === 403 && readErrors(body)?.some((error) => error.code === 'CSRF_INVALID');

  return {
    register: async (request) => {
      try {
        const payload = JSON.stringify(request);
        let answer = await post('/registrations', request.site, payload);
        // The token lives as long as the visit's session; a form left open overnight gets a new one, once.
        if (lacksToken(answer)) {
          await fetch(`${base}/csrf`, { signal: AbortSignal.timeout(timeout) });
          answer = await post('/registrations', request.site, payload);
        }
        const outcome = outcomeOf(answer);
        // The key stands for other answers: what is sent next is a registration of its own.
        if (outcome.kind === 'failed' && outcome.problem === 'alreadySent') keys.forget();
        return outcome;
      } catch {
        // No answer, or none in time: the shopper is told so and keeps every value.
        return { kind: 'failed', problem: navigator.onLine ? 'technicalError' : 'offline' };
      }
    },
    consentDocuments: async (site) => {
      try {
        // By itself, because a text changes under few visitors' eyes.
        const { fetchDocuments } = await import('./fetch-documents.ts');
        return await fetchDocuments(`${base}/consent-documents?site=${site}`, timeout);
      } catch {
        return undefined;
      }
    },
  };
}
