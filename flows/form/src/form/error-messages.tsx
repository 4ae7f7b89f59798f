import { Banner, Link, useAnnouncer } from '@crema/design-system';
import { useEffect, useRef } from 'react';
import { useFlow } from '../provider/flow-provider.tsx';
import { type FormMessageProps, useFormMessage } from './use-form-message.ts';
import { WayOn } from './way-on.tsx';

export { judgeWithCauses as judge } from '@crema/flow-domain';

/**
 * Shows the form message: the form error, or that fields are wrong (Registration §4, §8). The banner may be out of sight, so the
 * message is announced too.
 */
export function FormMessageBanner(props: FormMessageProps) {
  const announce = useAnnouncer();
  const retract = useRef(() => {});
  // A screen reader reads the message once: when it gets the focus, or from the announcer if a field gets the focus.
  const { text, problem, ref } = useFormMessage(props, (said, because) => {
    retract.current = announce(said, because && 'assertive');
  });
  // The message leaves the live region when it is no longer true.
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
