import { type CallOptions, failureOf, jsonCalls } from '@crema/flow-form/services';
import type { ConsentServices } from './consents-props.ts';

/** Withdraws consents by HTTP with the CSRF header. If the token has expired, it retries once with a new one. */
export function httpConsentServices(options: CallOptions = {}): ConsentServices {
  const { prepare, call } = jsonCalls(options);
  return {
    prepare,
    withdraw: async (kind) => {
      try {
        const answer = await call({ method: 'DELETE', path: `/customers/me/consents/${kind}`, body: '' });
        return answer.status === 204 ? { kind: 'withdrawn' } : { kind: 'failed', ...failureOf(answer) };
      } catch {
        // No response, or none in time. A retry shows if the consent was withdrawn, and changes nothing more.
        return { kind: 'failed', problem: navigator.onLine ? 'technicalError' : 'offline' };
      }
    },
  };
}
