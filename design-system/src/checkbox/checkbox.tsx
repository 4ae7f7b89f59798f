import { createContext, use, useId, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import type { FieldTexts, Necessity } from '../field/field-props.ts';
import { FieldError, Hint, LabelText } from '../field/field-texts.tsx';
import { leaveField } from '../field/said-errors.ts';
import { useFieldWiring } from '../field/use-field.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';

type Group = {
  /** Id of the form that its boxes belong to. */
  form: string | undefined;
  /** Key under which the group shows the form's error. A box of the same name does not repeat the error. */
  name: string | undefined;
  /** Focus is sent to a box, and some screen readers do not read the group's description then. */
  errorId: string | undefined;
};

/** The group around a checkbox. */
export const GroupOfBoxes = createContext<Group | undefined>(undefined);

/** The props of `Checkbox`. */
export type CheckboxProps = Omit<FieldTexts, 'constraint'> &
  Necessity &
  Omit<
    ComponentProps<'input'>,
    'className' | 'name' | 'readOnly' | 'required' | 'style' | 'type' | 'width'
  > & {
    /** Key of the value in the form. */
    name: string;
    /** A longer text behind a disclosure, such as the wording of a consent. */
    detail?: ReactNode;
  };

/**
 * A native checkbox with its text beside it. It works before hydration and without JavaScript, and keeps its state at hydration.
 * Uncontrolled with `defaultChecked`. `ref` is the input.
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
  // A form reset goes back to the attribute, which React writes for the start value only. A controlled state must survive the
  // reset.
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

type DetailProps = {
  /** Id of the checkbox's label. */
  labelledBy: string;
  children: ReactNode;
};

/**
 * A native disclosure. It opens without JavaScript, and the browser's page search finds its content. Its name is its visible text
 * plus the label of the checkbox, because five links that all say "details" do not help in a list of controls (WCAG 2.2 2.4.9).
 * It refers to its own id, so that the name does not contain the text that CSS hides.
 */
function CheckboxDetail({ labelledBy, children }: DetailProps) {
  const { strings } = useDesignSystem();
  const id = useId();
  return (
    <details className="ds ds-detail ds-box-detail">
      <summary id={id} aria-labelledby={`${id} ${labelledBy}`} className="ds">
        <span className="ds ds-detail-show">{strings.detailShow}</span>
        <span className="ds ds-detail-hide">{strings.detailHide}</span>
      </summary>
      <div className="ds ds-come ds-detail-body">{children}</div>
    </details>
  );
}
