import { Disclosure, Link, Stack, Text, VisuallyHidden } from '@crema/design-system';
import type { FullText } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';
import type { ShownConsent } from './consents-props.ts';

type Props = {
  texts: Texts;
  /** True if the consent is granted. */
  granted: boolean;
  document: NonNullable<ShownConsent['document']>;
  /** Addresses of the full texts. `{version}` stands for the version that the customer agreed to. */
  links: Readonly<Record<FullText, string>>;
};

/** The wording of a consent, in the language in which the customer read it. */
export function ConsentWording({ texts: { t }, granted, document, links }: Props) {
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
