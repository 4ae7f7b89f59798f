import { type ConsentDocument, fullTexts } from '../documents/document.ts';
import { consentKinds } from '../model/consent.ts';

const texts = ['id', 'version', 'validFrom', 'locale', 'label', 'sha256'] as const;
// A copy of `isRecord` in responses.ts, because a page fetches this reader by itself, see `fetchDocuments`.
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';

/** True for a value that has all that a page needs to show a text that it fetched later. */
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

/** Reads the response of `GET /service/registration/api/v1/consent-documents`. Returns `undefined` for any other body. */
export function readConsentDocuments(body: unknown): readonly ConsentDocument[] | undefined {
  return Array.isArray(body) && body.every(isConsentDocument) ? body : undefined;
}
