import * as v from 'valibot';
import { documentsFor } from '../documents/index.ts';
import { consentKinds } from '../model/consent.ts';
import type { FormValues } from '../model/issue.ts';
import { consentVersionField } from '../plan/form-plan.ts';
import type { FormVariant } from '../plan/plan-context.ts';
import type { SiteKey } from '../sites/index.ts';
import { texts } from './shapes.ts';
import type { ShownDocument, Submission } from './submission.ts';
import { subscriptionOf } from './subscription.ts';

/** Returns the variant of a checkout's form. The other flows have none. */
function variantOf({ flow, variant }: FormOfFlow): Submission['variant'] {
  if (flow !== 'checkout') return undefined;
  const { withAddress = false, passwordRequired = false, hidePassword = false } = variant;
  return { withAddress, password: passwordRequired ? 'required' : hidePassword ? 'hidden' : 'optional' };
}

interface FormOfFlow extends Pick<Submission, 'flow'> {
  readonly variant: FormVariant;
}

/**
 * Reads a form that was posted without JavaScript. The version of each consent is the one that the page showed. Another one may be
 * in force when the form arrives. The page did not show a consent without a version, so its answer is dropped.
 * @param fields the inputs of the form, without those of the post itself, such as its tokens
 * @param asked the `subscription` in the query of the page's address
 */
export function submissionOfForm(
  form: FormOfFlow,
  site: SiteKey,
  fields: FormValues,
  asked?: string | null,
): Submission | undefined {
  if (!v.is(texts, fields)) return undefined;
  const values = { ...fields };
  // Without JavaScript the form always shows the layout. It has no meaning unless the card is ticked.
  if (form.flow === 'standalone' && values['cardMembership'] !== 'on') delete values['cardSelection.layout'];
  const shown: Partial<Record<string, ShownDocument>> = {};
  for (const kind of consentKinds) {
    const versionField = consentVersionField(`consents.${kind}`);
    const document = documentsFor(site).find((each) => each.kind === kind);
    const documentVersion = values[versionField];
    delete values[versionField];
    if (document && documentVersion !== undefined) {
      shown[kind] = { documentId: document.id, documentVersion };
    } else delete values[`consents.${kind}`];
  }
  return {
    sentAs: 'form',
    flow: form.flow,
    site,
    variant: variantOf(form),
    subscription: subscriptionOf(form, asked),
    values,
    shown,
  };
}
