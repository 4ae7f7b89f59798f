import { Link, Text, VisuallyHidden } from '@crema/design-system';
import { useFlow } from '@crema/flow-form';

/** Where the reader learns how the data is used (Registration §2, form 6); hidden in Turkey by the plan. */
export function DataProtectionNotice() {
  const { texts, brand } = useFlow();
  return (
    <Text size="small" tone="hint">
      <span>{`${texts.t('consent.dataProtection.notice')} `}</span>
      <Link href={brand.links.privacy} target="_blank">
        <span>{texts.t('consent.dataProtection.link')}</span>
        <VisuallyHidden>{` ${texts.t('a11y.popup.opened')}`}</VisuallyHidden>
      </Link>
    </Text>
  );
}
