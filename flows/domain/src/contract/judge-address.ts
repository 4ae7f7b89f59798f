import * as v from 'valibot';
import type { JudgeEnvironment } from '../fields/field-rule.ts';
import { invoiceAddressFlow } from '../flows/invoice-address.ts';
import type { Address } from '../model/address.ts';
import type { CustomerInfo } from '../model/customer-info.ts';
import type { FormValues } from '../model/issue.ts';
import type { ShopOptions } from '../plan/plan-context.ts';
import type { Site } from '../sites/site.ts';
import { type JudgedInputs, judgeSent } from './judge-sent.ts';
import { address, text, texts } from './shapes.ts';
import type { Submission } from './submission.ts';
import { toAddress } from './to-address.ts';

/** The shape of the calls that save an invoice address (Registration §7). The plan judges its values. */
export const invoiceAddressRequest = v.strictObject({
  loginId: text,
  uuid: v.optional(text),
  data: v.strictObject({ address: v.strictObject({ regular: address }) }),
});

/** An invoice address as a shopper sent it, by a call or by a form without JavaScript. */
export interface SentAddress extends Pick<Submission, 'sentAs'> {
  /** Values by input name, as they were entered. */
  readonly values: FormValues;
}

/** A judged invoice address. */
export interface JudgedAddress extends JudgedInputs {
  /** The address to store: the parts that the form shows, each as it was judged. */
  readonly address: Address;
}

/** Judges an invoice address on the server by the same plan as on the page. Returns all errors at once. */
export function judgeInvoiceAddress(
  sent: SentAddress,
  site: Site,
  env: JudgeEnvironment,
  { customer, options }: { readonly customer: CustomerInfo; readonly options?: ShopOptions | undefined },
): JudgedAddress {
  const { planFor, answersOf, ruleOf } = invoiceAddressFlow;
  const plan = planFor(site, { ...options, ...answersOf(sent.values), customer });
  const { issues, unexpected, values } = judgeSent(sent, plan, site, env, ruleOf);
  return { issues, unexpected, address: toAddress('address', values) ?? {} };
}

/**
 * Reads the invoice address of a form that was posted without JavaScript.
 * @param fields the inputs of the form, without those of the post itself, such as its tokens
 * @returns `undefined` if a value is longer than any could be
 */
export function addressOfForm(fields: FormValues): SentAddress | undefined {
  if (!v.is(texts, fields)) return undefined;
  const entries = Object.entries(fields).filter(([name]) => name.startsWith('address.'));
  return { sentAs: 'form', values: Object.fromEntries(entries) };
}
