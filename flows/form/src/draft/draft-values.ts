import type { FormValues } from '@crema/flow-domain';

/** Passwords, which are nobody's to store, and ticks, which agree to something and are given anew. */
const left = /^(?:password|cardMembership)$|^consents\.|\.companyInvoice$/;

/** The values that a draft may keep. */
export const draftValues = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== '' && !left.test(name)));
