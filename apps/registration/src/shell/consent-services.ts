import type { ConsentServices } from '@crema/flow-consents';
import { inTime } from '@crema/flow-form';

const load = () => import('./consent-client.ts');

/**
 * Takes consents back by a page that shows a customer's: the code that makes the calls is fetched when a button is reached. Another tab
 * may log somebody else in, whose consents are not touched.
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
