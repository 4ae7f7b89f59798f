import { FormBanner, type FormMessageProps, type FormView } from '@crema/flow-form';

/** Form errors with a text of their own. For all others the message says that the address could not be saved. */
const ownText = /^(?:inProgress|notLoggedIn|offline|rateLimited|sessionExpired)$/;

const toTell = ({ problem, ...view }: FormView): FormView => ({
  ...view,
  showsInvalid: false,
  problem: problem && !ownText.test(problem.code) ? { code: 'saveAddressError' } : problem,
});

/**
 * Shows the form message of a saved address. An invalid form leads to its first wrong field. A failed save shows its error, and
 * the page scrolls to it if scrolling is enabled (Registration §4, address form in flow).
 */
export const SaveMessage = (props: FormMessageProps) => <FormBanner {...props} toTell={toTell} />;
