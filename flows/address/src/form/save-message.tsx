import { Banner } from '@crema/design-system';
import type { Issue } from '@crema/flow-domain';
import { type FormMessageProps, leadToError, useFlow, useFormView, WayOn } from '@crema/flow-form';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The problems that have words of their own; all else is an address that could not be saved. */
const spoken = /^(?:inProgress|notLoggedIn|offline|rateLimited|sessionExpired)$/;

/**
 * How saving an address went: an invalid form leads to its first wrong field, a failed save shows its error and scrolls to it
 * where scrolling is enabled (Registration §4, address form in flow).
 */
export function SaveMessage({ store, form, definition: { flow }, scrolls }: FormMessageProps) {
  const { texts, onEvent } = useFlow();
  const { problem, failures } = useFormView(store);
  const said: Issue | undefined =
    problem && !spoken.test(problem.code) ? { code: 'saveAddressError' } : problem;
  const message = useRef<HTMLDivElement>(null);
  const lead = useEffectEvent(() => {
    if (!form.current) return;
    if (problem) onEvent({ type: 'failed', flow, problem: problem.code });
    else onEvent({ type: 'refused', flow, fields: store.wrong() });
    leadToError(form.current, message.current, store.wrongInputs(), scrolls);
  });
  useEffect(() => {
    if (failures > 0) lead();
  }, [failures]);
  return said ? (
    <Banner ref={message} tone="error">
      <span>{texts.problem(said)}</span>
      <WayOn problem={said} />
    </Banner>
  ) : null;
}
