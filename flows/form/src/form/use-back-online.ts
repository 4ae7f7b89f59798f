import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FormView } from '../engine/form-view.ts';

/**
 * Returns true once the browser is online again after a submit failed offline, until the next failure. The focus moves from the
 * message that goes to the button that sends the form again.
 */
export function useBackOnline(
  { problem, failures }: FormView,
  form: RefObject<HTMLFormElement | null>,
): boolean {
  const [since, setSince] = useState<number>();
  const isOffline = problem?.code === 'offline';
  const back = useEffectEvent(() => {
    const { current } = form;
    const focused = document.activeElement;
    const isOnControl = focused instanceof Element && [...(current?.elements ?? [])].includes(focused);
    if (!isOnControl) current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    setSince(failures);
  });
  useEffect(() => {
    if (!isOffline) return undefined;
    const hear = () => back();
    addEventListener('online', hear);
    return () => removeEventListener('online', hear);
  }, [isOffline]);
  return isOffline && since === failures;
}
