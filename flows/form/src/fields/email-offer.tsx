import { useAnnouncer } from '@crema/design-system';
import { suggestEmail } from '@crema/flow-domain';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import type { FormStore } from '../engine/form-store.ts';
import type { Texts } from '../messages/create-texts.ts';

type Props = {
  /** The question, with the suggested address. */
  children: string;
  /** Called when the shopper accepts the suggestion. */
  onTake: () => void;
};

/**
 * Suggests another e-mail address. An accepted suggestion is written into the field, and the field gets the focus, because the
 * button disappears. The question is announced politely, because the focus is elsewhere by now (WCAG 2.2 3.3.3, 4.1.3).
 */
function EmailOffer({ children, onTake }: Props) {
  const announce = useAnnouncer();
  useEffect(() => announce(children), [announce, children]);
  const take = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.form?.elements.namedItem('email');
    onTake();
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <button
      type="button"
      className="ds min-h-6 cursor-pointer rounded-check text-start font-medium text-link underline underline-offset-3 pointer-coarse:min-h-target"
      onClick={take}
    >
      {children}
    </button>
  );
}

/**
 * Checks the e-mail address after the field lost the focus. If another address is likely, it shows that suggestion until the
 * value changes. It never holds a submit back: while one is pending it waits for the end.
 * @param show renders the question in the field, or nothing
 */
export function offerEmail(store: FormStore, texts: Texts, show: (offer: ReactNode) => void): void {
  const typed = store.value('email');
  const address = suggestEmail(typed);
  if (!address) return;
  const question = texts.t('field.email.suggestion', { address });
  const offer = () => {
    if (store.value('email') !== typed) return;
    show(<EmailOffer onTake={() => store.fill({ email: address })}>{question}</EmailOffer>);
    const letGo = store.onChange(() => {
      if (store.value('email') === typed) return;
      letGo();
      show(undefined);
    });
  };
  const whenEditing = () => {
    if (store.form().status !== 'editing') return;
    letGo();
    store.whenStill(offer);
  };
  const letGo = store.subscribe(whenEditing);
  whenEditing();
}
