import { Banner, useAnnouncer } from '@crema/design-system';
import { useEffect, useRef } from 'react';
import type { FormMessageProps } from './form-message.ts';
import { useFormMessage } from './use-form-message.ts';
import { WayOn } from './way-on.tsx';

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
