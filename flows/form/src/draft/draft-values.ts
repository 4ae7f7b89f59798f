import type { FormPlan, FormValues } from '@crema/flow-domain';

const isTick = ({ kind }: FormPlan['fields'][number]) =>
  kind === 'cardMembership' || kind === 'companyInvoice';

/**
 * The values that a draft may keep: everything but passwords, which are nobody's to store, and ticks, which agree to
 * something and are given anew.
 */
export function draftValues({ fields, consents }: FormPlan, values: FormValues): FormValues {
  const left = new Set<string>([
    ...fields.filter((field) => field.kind === 'password' || isTick(field)).map(({ name }) => name),
    ...consents.map(({ name }) => name),
  ]);
  const kept = Object.entries(values).filter(
    ([name, value]) => value !== '' && !left.has(name) && !/^(?:password$|consents\.)/.test(name),
  );
  return Object.fromEntries(kept);
}
