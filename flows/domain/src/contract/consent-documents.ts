import { type ConsentDocument, fullTexts } from '../documents/document.ts';
import { consentKinds } from '../model/consent.ts';

const texts = ['id', 'version', 'validFrom', 'locale', 'label', 'sha256'] as const;
// Not shared with the other readers: this one is fetched by itself, see `fetchDocuments`.
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';

/** Whether a value is what a page must be able to rely on before it shows a text that came later than itself. */
function isConsentDocument(value: unknown): value is ConsentDocument {
  if (!isRecord(value)) return false;
  const { kind, detail, fullText } = value;
  return (
    consentKinds.some((each) => each === kind) &&
    texts.every((name) => isText(value[name])) &&
    Array.isArray(detail) &&
    detail.every(isText) &&
    (fullText === undefined || fullTexts.some((each) => each === fullText))
  );
}

/** Reads the answer of `GET /service/registration/api/v1/consent-documents`; `undefined` for anything else. */
export function readConsentDocuments(body: unknown): readonly ConsentDocument[] | undefined {
  return Array.isArray(body) && body.every(isConsentDocument) ? body : undefined;
}
