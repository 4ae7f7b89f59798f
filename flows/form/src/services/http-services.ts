import { readLoginId, readShownResults } from '@crema/flow-domain';
import { type CallOptions, jsonCalls } from './http-call.ts';
import { type Answer, failureOf, issuesOf } from './http-response.ts';
import type { RegisterOutcome, RegistrationServices } from './registration-services.ts';

/** Settings of the HTTP client. */
export interface HttpServicesOptions extends CallOptions {
  /**
   * The key of a customer's form that is posted without JavaScript. The first payload is sent with it, so that the server
   * recognises a plain post that is still pending. @default a new one
   */
  readonly firstKey?: string | undefined;
  /** Returns more headers of a registration, such as those of the shop's own gateway. */
  readonly headers?: (() => Readonly<Record<string, string>>) | undefined;
}

function outcomeOf(answer: Answer): RegisterOutcome {
  const loginId = answer.status === 201 ? readLoginId(answer.body) : undefined;
  if (loginId !== undefined) return { kind: 'created', loginId, results: readShownResults(answer.body) };
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
        const headers = {
          ...options.headers?.(),
          'Idempotency-Key': keys.keyFor(body),
          'X-Site': request.site,
        };
        const outcome = outcomeOf(await call({ path: '/registrations', headers, body }));
        // The server knows this key with another payload. The next payload gets a new key.
        if (outcome.kind === 'failed' && outcome.problem === 'alreadySent') keys.forget();
        return outcome;
      } catch {
        // No response, or none in time. The form shows that and keeps every value.
        return { kind: 'failed', problem: navigator.onLine ? 'technicalError' : 'offline' };
      }
    },
    consentDocuments: async (site) => {
      try {
        // Fetched later, because few visitors see a text change.
        const { fetchDocuments } = await import('./fetch-documents.ts');
        return await fetchDocuments(`${base}/consent-documents?site=${site}`, timeout);
      } catch {
        return undefined;
      }
    },
  };
}

/** The idempotency keys of payloads. */
interface IdempotencyKeys {
  readonly keyFor: (payload: string) => string;
  /** Gives the next payload a new key, even if it is the same as the last one. */
  readonly forget: () => void;
}

/**
 * Creates one key for each changed payload. A payload that is sent again unchanged has its earlier key, so that the server can
 * tell a retry from a second registration.
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
