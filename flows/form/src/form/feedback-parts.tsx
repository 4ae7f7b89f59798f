import { Banner, Link, useAnnouncer } from '@crema/design-system';
import { useEffect, useRef } from 'react';
import { useFlow } from '../provider/flow-provider.tsx';
import { type FormMessageProps, useFormMessage } from './use-form-message.ts';
import { WayOn } from './way-on.tsx';

export { judgeWithCauses as judge } from '@crema/flow-domain';

/**
 * The form's banner as it says something: invalid after a failed submit until everything is right, or the technical error
 * (Registration §4, §8). It may be out of sight, so it is announced.
 */
export function ErrorBanner(props: FormMessageProps) {
  const announce = useAnnouncer();
  const retract = useRef(() => {});
  // Said once: by the focus, or if the focus went to a field, by the announcer.
  const { text, problem, ref } = useFormMessage(props, (said, because) => {
    retract.current = announce(said, because && 'assertive');
  });
  // The message leaves the live region with its fact.
  useEffect(() => (text ? () => retract.current() : undefined), [text]);
  return text ? (
    <Banner ref={ref} tone="error">
      <span>{text}</span>
      <WayOn problem={problem} />
    </Banner>
  ) : null;
}

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
