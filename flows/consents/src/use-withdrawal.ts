import { useAnnouncer } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import { type RefObject, type SubmitEvent, useState } from 'react';
import type { ConsentServices, ShownConsent } from './consents-props.ts';
import { formErrorText, type Problem } from './form-error.tsx';

/** The texts, calls and elements that a withdrawal needs. */
interface Withdrawal {
  readonly texts: Texts;
  readonly services: ConsentServices;
  readonly today: () => string;
  /** Takes the focus when the button goes. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Returns a consent with its present state, and the handler that withdraws it. The announcer announces the result once. */
export function useWithdrawal(served: ShownConsent, { texts, services, today, heading }: Withdrawal) {
  const announce = useAnnouncer();
  const [consent, setConsent] = useState(served);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const withdraw = async (form: HTMLFormElement) => {
    setPending(true);
    setProblem(undefined);
    try {
      const outcome = await services.withdraw(served.kind);
      if (outcome.kind === 'failed') {
        // The texts of errors may be fetched after the page.
        await texts.complete();
        const failed = { code: outcome.problem, minutes: outcome.minutes };
        setProblem(failed);
        announce(formErrorText(texts, failed), 'assertive');
        return;
      }
      // The button disappears, and would lose the focus.
      heading.current?.focus();
      setConsent({ ...served, state: 'withdrawn', since: today(), withdrawable: false });
      announce(texts.t('consents.done', { consent: texts.t(`consents.kind.${served.kind}`) }));
    } catch {
      form.submit();
    } finally {
      setPending(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending) void withdraw(event.currentTarget);
  };
  return { consent, pending, problem, onSubmit };
}
