import { consentVersionField, type PlannedConsent } from '@crema/flow-domain';
import { useFlow } from '@crema/flow-form/headless';
import { PlainCheckbox } from './plain-checkbox.tsx';

/** A consent with all of its document. A form without JavaScript sends its version along. */
export function PlainConsent({ consent: { kind, name, required } }: { consent: PlannedConsent }) {
  const { documents, texts } = useFlow();
  const document = documents.find((each) => each.kind === kind);
  if (!document) return null;
  return (
    <PlainCheckbox name={name} label={document.label} required={required}>
      <details>
        <summary>{texts.t('consent.detail.show')}</summary>
        {document.detail.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
      <input type="hidden" name={consentVersionField(name)} value={document.version} />
    </PlainCheckbox>
  );
}
