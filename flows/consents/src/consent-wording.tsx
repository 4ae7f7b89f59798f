import { Disclosure, Link, Stack, Text, VisuallyHidden } from '@crema/design-system';
import type { FullText } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';
import type { ShownConsent } from './shown-consent.ts';

type Props = {
  texts: Texts;
  /** Whether it holds. */
  granted: boolean;
  document: NonNullable<ShownConsent['document']>;
  /** Addresses of the texts that stand on pages of their own; `{version}` is the version agreed to. */
  links: Readonly<Record<FullText, string>>;
};

/** What a customer has agreed to, word for word, in the language in which it was shown. */
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
