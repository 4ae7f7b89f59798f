import type { Answer } from '@crema/flow-account';
import type { PageState } from '../routes/page-state.ts';

/** Returns the server's answer to a form of an account that came back, with the e-mail address that the shopper typed. */
export const answerOf = ({ form, email }: Pick<PageState, 'form' | 'email'>): Answer => ({
  email: form?.values['email'] ?? email,
  issues: form?.issues,
  problem: form?.problem,
});
