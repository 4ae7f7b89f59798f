import { FormBanner, type FormMessageProps, type FormView } from '@crema/flow-form';

/** The problems that have a text of their own; all others are an address that could not be saved. */
const ownText = /^(?:inProgress|notLoggedIn|offline|rateLimited|sessionExpired)$/;

const toTell = ({ problem, ...view }: FormView): FormView => ({
  ...view,
  showsInvalid: false,
  problem: problem && !ownText.test(problem.code) ? { code: 'saveAddressError' } : problem,
});

/**
 * How saving an address went: an invalid form leads to its first wrong field, a failed save shows its error and scrolls to it
 * where scrolling is enabled (Registration §4, address form in flow).
 */
export const SaveMessage = (props: FormMessageProps) => <FormBanner {...props} toTell={toTell} />;
