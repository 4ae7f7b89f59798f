import { use, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldTexts, Necessity } from '../field/field-props.ts';
import { LabelText } from '../field/field-label.tsx';
import { FieldError, Hint } from '../field/field-texts.tsx';
import { leaveField } from '../field/leave-field.ts';
import { useFieldWiring } from '../field/use-field-wiring.ts';
import { GroupOfBoxes } from '../internal/checkbox-in-group/group-of-boxes.ts';
import { useSharedRef } from '../internal/ref/use-shared-ref.ts';
import { CheckboxDetail } from './checkbox-detail.tsx';

/** The props of `Checkbox`. */
export type CheckboxProps = Omit<FieldTexts, 'constraint'> &
  Necessity &
  Omit<
    ComponentProps<'input'>,
    'className' | 'name' | 'readOnly' | 'required' | 'style' | 'type' | 'width'
  > & {
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
  const group = use(GroupOfBoxes);
  const isGroups = group?.name === props.name;
  const form = props.form ?? group?.form;
  const { frame, native, aria } = useFieldWiring({ ...props, form }, isGroups ? [] : [props.name]);
  const { label, hint, error, required, optional, ids, state, onInput } = frame;
  const { id } = native;
  const described = [group?.errorId, native['aria-describedby']].filter(Boolean).join(' ');
  const input = useRef<HTMLInputElement>(null);
  useSharedRef(input, ref);
  // A reset goes back to the attribute, which React writes for the start alone; a state has to outlive it.
  useLayoutEffect(() => {
    if (input.current && props.checked !== undefined) input.current.defaultChecked = props.checked;
  });
  return (
    <div className="ds ds-field min-w-0" data-state={state} onInput={onInput} onBlurCapture={leaveField}>
      <div className="ds flex gap-3">
        <input
          {...native}
          {...aria}
          ref={input}
          type="checkbox"
          aria-describedby={described || undefined}
          className="ds ds-check"
        />
        <div className="ds min-w-0 grow">
          <label id={ids.label} htmlFor={id} className="ds block min-h-target cursor-pointer py-2">
            <LabelText required={required} optional={optional} state="default">
              {label}
            </LabelText>
          </label>
          {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
          {detail ? <CheckboxDetail labelledBy={ids.label}>{detail}</CheckboxDetail> : null}
          {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
        </div>
      </div>
    </div>
  );
}
