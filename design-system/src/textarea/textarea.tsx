import { useId, useRef } from 'react';
import type { ComponentProps } from 'react';
import { controlClass } from '../field/control.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { Counter } from './counter.tsx';
import { useTypedBefore } from './use-typed-before.ts';

/** Requires `remaining` if `limit` is set. */
type LimitProps =
  | {
      /**
       * Largest length in UTF-16 code units, as the validation counts. A line break is one. The field never cuts text. The
       * shopper shortens a text that is too long, and validation reports it.
       */
      limit: number;
      /** Returns the text of the counter. `count` is the number of characters left. It is negative above the limit. */
      remaining: (count: number) => string;
    }
  | { limit?: undefined; remaining?: undefined };

/** The props of `Textarea`. */
export type TextareaProps = FieldProps &
  LimitProps &
  Omit<
    ComponentProps<'textarea'>,
    | keyof FieldProps
    | 'autoComplete'
    | 'children'
    | 'className'
    | 'cols'
    | 'maxLength'
    | 'name'
    | 'rows'
    | 'style'
  > & {
    /** Key of the value in the form. */
    name: string;
    /** Autofill token, or 'off' (WCAG 2.2 1.3.5). */
    autoComplete: AutoFill;
  };

/**
 * Several lines of text in a native textarea, 140 px high at the default text size (Registration §9). The shopper can make it
 * higher. With a `limit` it shows a counter, which changes with every key and is spoken 1500 ms after the last one. Uncontrolled
 * with `defaultValue`. `ref` is the textarea.
 *
 * ```tsx
 * <Textarea
 *   name="message"
 *   autoComplete="off"
 *   label={t('message')}
 *   limit={500}
 *   remaining={(count) => t('a11y.textareaCounter', { count })}
 * />
 * ```
 */
export function Textarea({ limit, remaining, ref, ...props }: TextareaProps) {
  const counterId = useId();
  const described = [limit === undefined ? '' : counterId, props['aria-describedby'] ?? ''];
  const { frame, control, state } = useField({
    ...props,
    'aria-describedby': described.filter(Boolean).join(' '),
  });
  const textarea = useRef<HTMLTextAreaElement>(null);
  useSharedRef(textarea, ref);
  const keep = useTypedBefore(control.id, textarea);
  const counter = { textarea, value: props.value, defaultValue: props.defaultValue };
  return (
    <Field
      {...frame}
      after={limit === undefined ? null : <Counter id={counterId} {...{ ...counter, limit, remaining }} />}
    >
      <textarea
        {...control}
        ref={keep}
        className={controlClass({ state, className: 'h-[8.75rem] resize-y' })}
      />
    </Field>
  );
}
