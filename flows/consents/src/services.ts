import { type CallOptions, failureOf, jsonCalls } from '@crema/flow-form/services';
import type { ConsentServices } from './consents-props.ts';

/** Takes consents back by HTTP: with the CSRF header, and once more with a fresh token where the old one has expired. */
export function httpConsentServices(options: CallOptions = {}): ConsentServices {
  const { prepare, call } = jsonCalls(options);
  return {
    prepare,
    withdraw: async (kind) => {
      try {
        const answer = await call({ method: 'DELETE', path: `/customers/me/consents/${kind}`, body: '' });
        return answer.status === 204 ? { kind: 'withdrawn' } : { kind: 'failed', ...failureOf(answer) };
      } catch {
        // No answer, or none in time: whether it was taken the next try finds out, which changes nothing more.
        return { kind: 'failed', problem: navigator.onLine ? 'technicalError' : 'offline' };
      }
    },
  };
}
