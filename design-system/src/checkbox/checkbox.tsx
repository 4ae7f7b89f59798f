import { use, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { LabelText } from '../field/field-label.tsx';
import { FieldError, Hint } from '../field/field-texts.tsx';
import { useField } from '../field/use-field.ts';
import { CheckboxDetail } from './checkbox-detail.tsx';
import { GroupError } from './group-error.ts';

type CheckboxProps = Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'optional' | 'state'> &
  Omit<ComponentProps<'input'>, 'className' | 'name' | 'readOnly' | 'required' | 'style' | 'type'> & {
    /** Key of the value in the form. */
    name: string;
    /** A longer text behind a disclosure: the wording of a consent. */
    detail?: ReactNode;
  };

/**
 * A native checkbox with its text beside it. It can be ticked before hydration and without JavaScript, and what was ticked
 * stays. Uncontrolled with `defaultChecked`. `ref` is the input.
 *
 * ```tsx
 * <Checkbox name="newsletter" label={t('newsletter')} detail={t('newsletterDetail')} />
 * ```
 */
export function Checkbox({ detail, ref, ...props }: CheckboxProps) {
  const { label, hint, error, required, optional, state: _state, ...rest } = props;
  const field = useField(props);
  const described = [use(GroupError), field.description].filter(Boolean).join(' ');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  // A reset goes back to the attribute, which React writes for the start alone; a state has to outlive it.
  useLayoutEffect(() => {
    if (input.current && rest.checked !== undefined) input.current.defaultChecked = rest.checked;
  });
  return (
    <div className="min-w-0" data-state={field.state}>
      <div className="flex gap-3">
        <input
          {...rest}
          {...field.control}
          ref={input}
          type="checkbox"
          aria-describedby={described || undefined}
          className="ds-check"
        />
        <div className="min-w-0 grow">
          <label
            id={field.ids.label}
            htmlFor={field.control.id}
            className="block min-h-target cursor-pointer py-2"
          >
            <LabelText required={required} optional={optional} state="default">
              {label}
            </LabelText>
          </label>
          {hint ? <Hint id={field.ids.hint}>{hint}</Hint> : null}
          {detail ? <CheckboxDetail labelledBy={field.ids.label}>{detail}</CheckboxDetail> : null}
          {error ? <FieldError id={field.ids.error}>{error}</FieldError> : null}
        </div>
      </div>
    </div>
  );
}
