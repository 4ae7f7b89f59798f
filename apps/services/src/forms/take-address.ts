import { addressOfForm } from '@crema/flow-domain';
import { saveInvoiceAddress } from '../addresses/save-invoice-address.ts';
import { areStorable, enteredFields } from './form-fields.ts';
import { type FormOutcome, refusedFor, refusedWith } from './form-outcome.ts';
import type { FormServices } from './form-services.ts';
import { planOfForm } from './plan-of-form.ts';
import type { PostedForm } from './posted-form.ts';
import { findMismatch } from './typed-place.ts';

/**
 * Saves the invoice address of the customer who is logged in, by a form that was posted without JavaScript. The address they
 * have is replaced, and keeps its uuid.
 */
export async function takeAddress(
  services: FormServices,
  posted: PostedForm,
  loginId: string,
): Promise<FormOutcome> {
  const { fields, site } = posted;
  const address = areStorable(fields) ? addressOfForm(enteredFields(fields)) : undefined;
  if (!address) return refusedFor('malformed');
  const mismatch = await findMismatch(services.postal, planOfForm(services, posted), fields);
  const outcome = await saveInvoiceAddress(services, { loginId, site, address, mismatch });
  switch (outcome.kind) {
    case 'saved':
      return { kind: 'taken' };
    case 'rejected':
      return refusedWith(outcome.issues);
    case 'malformed':
      return refusedFor('malformed');
    case 'unknown':
      return refusedFor('notLoggedIn');
  }
}
