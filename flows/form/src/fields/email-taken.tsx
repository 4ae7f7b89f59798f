import { Link } from '@crema/design-system';
import { useFlow } from '../provider/flow-provider.tsx';

/** Links to the log-in and to a new password, for a shopper whose e-mail address has an account already (Registration §8). */
export function EmailTaken() {
  const { texts, brand } = useFlow();
  return (
    <>
      <span> </span>
      <Link href={brand.links.login}>{texts.t('action.login')}</Link>
      <span> · </span>
      <Link href={brand.links.forgottenPassword}>{texts.t('action.forgotPassword')}</Link>
    </>
  );
}
