import type { ConsentServices } from '@crema/flow-consents';
import { inTime } from '@crema/flow-form';

const load = () => import('./consent-client.ts');

/**
 * Creates functions that withdraw consents of the customer on the page. The page fetches the code of the calls when the customer
 * reaches a button. If another customer has logged in in another tab, that customer's consents stay.
 * @param owner login id of the customer on the page
 */
export const consentServices = (owner: string | undefined): ConsentServices => ({
  prepare: () =>
    void load().then(
      ({ consentClient }) => consentClient.prepare?.(),
      () => {},
    ),
  withdraw: async (kind) => {
    const { consentClient, loggedInAs } = await inTime(load());
    return loggedInAs() === owner
      ? await consentClient.withdraw(kind)
      : { kind: 'failed', problem: 'notLoggedIn' };
  },
});
