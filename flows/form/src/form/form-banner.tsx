import { Banner, Link, useAnnouncer } from '@crema/design-system';
import type { Flow, Issue } from '@crema/flow-domain';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FormStore } from '../engine/form-store.ts';
import { useFlow } from '../provider/flow-provider.tsx';
import { useFormView } from './form-context.tsx';
import { leadToError } from './lead-to-error.ts';

/** What the message of a form is about. */
export type FormMessageProps = {
  store: FormStore;
  form: RefObject<HTMLFormElement | null>;
  flow: Flow;
  /** Whether a failed submit scrolls to what is wrong. */
  scrolls: boolean;
};

/**
 * The form's banner: invalid after a failed submit until everything is right, or the technical error (Registration §4, §8).
 * Every failed submit leads the shopper to what is wrong and says the banner, which may be out of sight.
 */
export function FormBanner({ store, form, flow, scrolls }: FormMessageProps) {
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

/** Where a problem that the form cannot mend is mended: who is not logged in logs in, who is goes on. */
export function WayOn({ problem }: { problem: Issue | undefined }) {
  const { texts, brand, wayOn } = useFlow();
  const [href, label] =
    problem?.code === 'notLoggedIn'
      ? ([brand.links.login, 'action.login'] as const)
      : problem?.code === 'alreadyLoggedIn'
        ? ([wayOn, 'action.continue'] as const)
        : [];
  return href && label ? (
    <>
      {' '}
      <Link href={href}>{texts.t(label)}</Link>
    </>
  ) : null;
}
