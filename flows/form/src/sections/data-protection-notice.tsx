import { Text } from '@crema/design-system';
import { useFlow } from '../provider/flow-provider.tsx';
import { FormSection } from './form-section.tsx';
import { NewWindowLink } from './new-window-link.tsx';

/** Says how the shop uses the data, and links to the whole text (Registration §1; §2, form 6). */
export function DataProtectionNotice() {
  const { texts, brand } = useFlow();
  return (
    <FormSection name="notice">
      <Text size="small" tone="hint">
        <span>{`${texts.t('consent.dataProtection.notice')} `}</span>
        <NewWindowLink href={brand.links.privacy}>{texts.t('consent.dataProtection.link')}</NewWindowLink>
      </Text>
    </FormSection>
  );
}
