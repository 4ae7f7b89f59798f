import * as v from 'valibot';
import type { ConsentDocument } from '../documents/document.ts';
import { consentKinds } from '../model/consent.ts';

// What a page must be able to rely on before it shows a text that came later than itself.
const readable = v.array(
  v.object({
    id: v.string(),
    kind: v.picklist(consentKinds),
    version: v.string(),
    validFrom: v.string(),
    locale: v.string(),
    label: v.string(),
    detail: v.array(v.string()),
    fullText: v.exactOptional(v.picklist(['cardTerms', 'membership'])),
    sha256: v.string(),
  }),
);

/** Reads the answer of `GET /service/registration/api/v1/consent-documents`; `undefined` for anything else. */
export function readConsentDocuments(body: unknown): readonly ConsentDocument[] | undefined {
  return v.is(readable, body) ? body : undefined;
}
