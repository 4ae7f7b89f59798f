import { Checkbox, Text } from '@crema/design-system';
import {
  consentVersionField,
  type FormDocument,
  type FormPlan,
  type PlannedConsent,
} from '@crema/flow-domain';
import { useField } from '../form/form-context.tsx';
import { useFlow } from '../provider/flow-provider.tsx';
import { FormSection } from './form-section.tsx';
import { NewWindowLink } from './new-window-link.tsx';

/** The consents that a form asks for. A form without consents has no such section. */
export function ConsentsSection({ plan }: { plan: FormPlan }) {
  const { texts } = useFlow();
  if (plan.consents.length === 0) return null;
  return (
    <FormSection name="consents" legend={texts.t('group.consents')}>
      <Consents consents={plan.consents} />
    </FormSection>
  );
}

/** The consents of a plan, each with the expandable detail of its document (Registration §2, form 2). */
export function Consents({ consents }: { consents: readonly PlannedConsent[] }) {
  const { documents } = useFlow();
  return consents.map((consent) => {
    const document = documents.find((each) => each.kind === consent.kind);
    return document && <Consent key={consent.kind} consent={consent} document={document} />;
  });
}

function Consent({ consent, document }: { consent: PlannedConsent; document: FormDocument }) {
  const { texts, brand } = useFlow();
  const { issue, startValue } = useField(consent.name);
  return (
    <>
      <Checkbox
        name={consent.name}
        label={document.label}
        detail={
          <>
            {document.detail.map((paragraph) => (
              <Text key={paragraph} size="small" tone="hint">
                {paragraph}
              </Text>
            ))}
            {document.fullText && (
              <NewWindowLink href={brand.links[document.fullText].replace('{version}', document.version)}>
                {texts.t(`consent.fullText.${document.fullText}`)}
              </NewWindowLink>
            )}
          </>
        }
        {...(consent.required ? { required: true } : { optional: true })}
        defaultChecked={startValue() === 'on'}
        error={issue && texts.issue(issue)}
      />
      {/* Without JavaScript the server learns from this which version of the text the answer belongs to. */}
      <input type="hidden" name={consentVersionField(consent.name)} value={document.version} />
    </>
  );
}
