import { Banner, useAnnouncer } from '@crema/design-system';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFlow } from '../provider/flow-provider.tsx';
import { useFormView } from './form-context.tsx';
import type { FormMessageProps } from './form-message.ts';
import { leadToError } from './lead-to-error.ts';
import { WayOn } from './way-on.tsx';

/**
 * The form's banner as it says something: invalid after a failed submit until everything is right, or the technical error (Registration §4, §8).
 * Every failed submit leads the shopper to what is wrong and says the banner, which may be out of sight.
 */
export function ErrorBanner({ store, form, definition: { flow }, scrolls }: FormMessageProps) {
  const { texts, onEvent } = useFlow();
  const { problem, showsInvalid, failures } = useFormView(store);
  const announce = useAnnouncer();
  const banner = useRef<HTMLDivElement>(null);
  const technical = problem?.code === 'technicalError';
  // An explicit message first, then what is invalid, then the technical error (Registration §4).
  const text =
    problem && !(technical && showsInvalid)
      ? texts.problem(problem)
      : showsInvalid
        ? texts.t('banner.invalidForm')
        : undefined;

  const lead = useEffectEvent(() => {
    if (!form.current || !text) return;
    // Said once: by the focus, or where that goes to a field, by the announcer.
    const said = leadToError(form.current, banner.current, store.wrongInputs(), scrolls);
    if (!said) announce(text, problem ? 'assertive' : 'polite');
    onEvent(
      problem
        ? { type: 'failed', flow, problem: problem.code }
        : { type: 'refused', flow, fields: store.wrong() },
    );
  });
  useEffect(() => {
    if (failures > 0) lead();
  }, [failures]);

  return text ? (
    <Banner ref={banner} tone="error">
      {text}
      <WayOn problem={problem} />
    </Banner>
  ) : null;
}
