import { useAnnouncer } from '@crema/design-system';
import { suggestEmail } from '@crema/flow-domain';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import type { FormStore } from '../engine/form-store.ts';
import type { Texts } from '../messages/create-texts.ts';

type Props = {
  /** The question, with the address that may have been meant. */
  children: string;
  /** The shopper takes that address. */
  onTake: () => void;
};

/**
 * Asks for the address that may have been meant; taken, it stands in the field, which has the focus again: the button is gone
 * then. It is said politely, because the focus is elsewhere by now (WCAG 2.2 3.3.3, 4.1.3).
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
 * Looks at the e-mail address of a form once focus has left it, and shows another one that may have been meant until the value
 * changes. It never holds a submit back: while one is under way it waits for its end.
 * @param show shows the question in the field, and nothing in its place
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
