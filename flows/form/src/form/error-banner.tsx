import { Banner, useAnnouncer } from '@crema/design-system';
import type { FormMessageProps } from './form-message.ts';
import { useFormMessage } from './use-form-message.ts';
import { WayOn } from './way-on.tsx';

/**
 * The form's banner as it says something: invalid after a failed submit until everything is right, or the technical error
 * (Registration §4, §8). It may be out of sight, so it is announced.
 */
export function ErrorBanner(props: FormMessageProps) {
  const announce = useAnnouncer();
  // Said once: by the focus, or where that goes to a field, by the announcer.
  const { text, problem, ref } = useFormMessage(props, (said, because) =>
    announce(said, because && 'assertive'),
  );
  return text ? (
    <Banner ref={ref} tone="error">
      <span>{text}</span>
      <WayOn problem={problem} />
    </Banner>
  ) : null;
}
