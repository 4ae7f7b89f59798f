import { Button, Disclosure, Heading, Icon, Link, Stack, Text, VisuallyHidden } from '@crema/design-system';
import type { FullText } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';
import { useId, useRef } from 'react';
import { type ConsentsProps, giveForm, type ShownConsent, withdrawForm } from './consents-props.ts';
import { FormErrorBanner } from './form-error.tsx';
import { useWithdrawal } from './use-withdrawal.ts';

type Props = Omit<ConsentsProps, 'consents'> & { consent: ShownConsent };

/** One consent: its kind, its state and date, its wording, and the button that withdraws it. */
export function ConsentItem({ consent: served, texts, links, actions, services, today }: Props) {
  const { t } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { consent, pending, problem, onSubmit } = useWithdrawal(served, { texts, services, today, heading });
  const { kind, state, since, withdrawable, document } = consent;
  const granted = state === 'granted' || state === 'pending';
  return (
    <li className="ds flex flex-col gap-4 border-t-thin border-hairline py-8">
      <Stack gap={1}>
        <Heading level={2} ref={heading} tabIndex={-1} id={headingId}>
          {t(`consents.kind.${kind}`)}
        </Heading>
        <Text size="small" strong={granted} tone={state === 'granted' ? 'success' : 'hint'}>
          <span className="ds flex items-center gap-3">
            {state === 'granted' && <Icon name="success" />}
            <span>{t(`consents.${state}`, { date: since })}</span>
          </span>
        </Text>
      </Stack>
      {granted && consent.unproven && <Text size="small">{t('consents.unproven')}</Text>}
      {document && <ConsentWording texts={texts} granted={granted} document={document} links={links} />}
      {granted && !withdrawable && (
        <Stack gap={1} align="start">
          <Text size="small" tone="hint">
            {t('consents.contract')}
          </Text>
          <Link standalone href={links.service}>
            {t('action.customerService')}
          </Link>
        </Stack>
      )}
      {served.givable && document && (
        <form id={giveForm(kind)} method="post" action={actions.give(kind)}>
          <input type="hidden" name="version" value={document.version} />
          <Button type="submit" variant="secondary" aria-describedby={headingId}>
            {t('consents.give')}
          </Button>
        </form>
      )}
      {problem && <FormErrorBanner texts={texts} problem={problem} login={links.login} />}
      {withdrawable && (
        <form id={withdrawForm(kind)} method="post" action={actions.withdraw(kind)} onSubmit={onSubmit}>
          <Button
            type="submit"
            variant="secondary"
            loading={pending}
            aria-describedby={headingId}
            onFocus={services.prepare}
          >
            {t('consents.withdraw')}
          </Button>
        </form>
      )}
    </li>
  );
}

type WordingProps = {
  texts: Texts;
  /** True if the consent is granted. */
  granted: boolean;
  document: NonNullable<ShownConsent['document']>;
  /** Addresses of the full texts. `{version}` stands for the version that the customer agreed to. */
  links: Readonly<Record<FullText, string>>;
};

/** The wording of a consent, in the language in which the customer read it. */
function ConsentWording({ texts: { t }, granted, document, links }: WordingProps) {
  const { label, detail, fullText, version, locale } = document;
  return (
    <div>
      <Text lang={locale} tone={granted ? 'ink' : 'hint'}>
        {label}
      </Text>
      <Disclosure summary={t('consents.wording')}>
        <Stack gap={2} align="start">
          <div lang={locale} className="ds flex flex-col gap-2">
            {detail.map((paragraph) => (
              <Text key={paragraph} size="small" tone="hint">
                {paragraph}
              </Text>
            ))}
          </div>
          {fullText && (
            <Link standalone href={links[fullText].replace('{version}', version)} target="_blank">
              <span>
                <span>{t(`consent.fullText.${fullText}`)}</span>
                <VisuallyHidden>{` ${t('a11y.popup.opened')}`}</VisuallyHidden>
              </span>
            </Link>
          )}
          <Text size="small" tone="hint">
            {t('consents.version', { version })}
          </Text>
        </Stack>
      </Disclosure>
    </div>
  );
}
