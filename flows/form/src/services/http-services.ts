import { readLoginId } from '@crema/flow-domain';
import { type CallOptions, jsonCalls } from './http-call.ts';
import { type Answer, failureOf, issuesOf } from './http-response.ts';
import type { RegisterOutcome, RegistrationServices } from './registration-services.ts';

/** Settings of the HTTP client. */
export interface HttpServicesOptions extends CallOptions {
  /**
   * The key that a customer's page has its form posted under without JavaScript. The first payload is sent under it: a plain post
   * that is still on its way is then known again. @default a new one
   */
  readonly firstKey?: string | undefined;
}

function outcomeOf(answer: Answer): RegisterOutcome {
  const loginId = answer.status === 201 ? readLoginId(answer.body) : undefined;
  if (loginId !== undefined) return { kind: 'created', loginId };
  const issues = issuesOf(answer);
  return issues.length > 0 ? { kind: 'refused', issues } : { kind: 'failed', ...failureOf(answer) };
}

/** The services behind HTTP, as Registration §7 describes their calls: JSON and a CSRF header. */
export function httpServices(options: HttpServicesOptions = {}): RegistrationServices {
  const { base = '/service/registration/api/v1', timeout = 15_000 } = options;
  let firstKey = options.firstKey;
  const keys = idempotencyKeys(() => {
    const key = firstKey ?? crypto.randomUUID();
    firstKey = undefined;
    return key;
  });
  const { prepare, call } = jsonCalls(options);

  return {
    prepare,
    register: async (request) => {
      try {
        const body = JSON.stringify(request);
        const headers = { 'Idempotency-Key': keys.keyFor(body), 'X-Site': request.site };
        const outcome = outcomeOf(await call({ path: '/registrations', headers, body }));
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

/** The keys under which payloads are sent. */
interface IdempotencyKeys {
  readonly keyFor: (payload: string) => string;
  /** Lets the next payload have a new key, even if it is the last one again. */
  readonly forget: () => void;
}

/**
 * One key per changed payload: what is sent again unchanged carries the key it had, so that the server can tell a second
 * try from a second registration. A payload that differs gets a new key.
 */
function idempotencyKeys(createKey: () => string): IdempotencyKeys {
  let last: { readonly payload: string; readonly key: string } | undefined;
  return {
    keyFor: (payload) => {
      if (last?.payload !== payload) last = { payload, key: createKey() };
      return last.key;
    },
    forget: () => {
      last = undefined;
    },
  };
}
