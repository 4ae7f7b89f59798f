import type { Issue } from '@crema/flow-domain';
import type { ComponentType, RefCallback } from 'react';
import type { FormMessageProps } from '../form/form-message.ts';
import { useFormMessage } from '../form/use-form-message.ts';

/** The message of a whole form. */
export type MessageProps = {
  /** Belongs on the message's element: a refused submit scrolls it into view, and focuses it where no field can be. */
  ref: RefCallback<HTMLElement>;
  /** Why the form could not be sent, where that is no field's fault. */
  problem: Issue | undefined;
  /** The text, in the page's language. */
  children: string;
};

type Props = FormMessageProps & {
  /** Shows the message. It is there only while there is something to say, so it is best a live region (WCAG 2.2 4.1.3). */
  Message: ComponentType<MessageProps>;
};

/** Says how a submit went, and leads to what is wrong. */
export function FormMessage({ Message, ...props }: Props) {
  const { text, problem, ref } = useFormMessage(props);
  return text ? (
    <Message ref={ref} problem={problem}>
      {text}
    </Message>
  ) : null;
}
