import { ErrorSummary, type FieldInError } from '@crema/design-system';
import { fieldErrorsOf, type FormMessageProps, useFlow } from '@crema/flow-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SaveMessage } from '../form/save-message.tsx';

/** Shows how a save ended, in a form of which only a part is in sight. A summary on top links to each wrong field. */
export function EditMessage(props: FormMessageProps) {
  return (
    <>
      <SaveMessage {...props} />
      <ErrorList {...props} />
    </>
  );
}

/** Id of the control, or of the group, that a field of the form is. */
function idOf(form: HTMLFormElement | null, inputs: readonly string[]): string | undefined {
  const control = Array.from(form?.elements ?? []).find((each) =>
    inputs.includes(each.getAttribute('name') ?? ''),
  );
  return control?.id;
}

/** Lists the fields to correct, each with a link. The list disappears when every field is right. */
function ErrorList({ store, form, scrolls }: Omit<FormMessageProps, 'flow'>) {
  const { texts } = useFlow();
  const [errors, setErrors] = useState<readonly FieldInError[]>([]);
  const find = useEffectEvent(() => {
    const wrong = store.form().showsInvalid ? fieldErrorsOf(store) : [];
    setErrors(
      wrong.flatMap(({ name, issue }) => {
        const id = idOf(form.current, [issue.field ?? '', name]);
        return id === undefined ? [] : [{ id, text: texts.issue(issue) }];
      }),
    );
  });
  // The ids are those of controls that may be shown in the same moment as the error.
  useEffect(() => store.subscribe(() => queueMicrotask(() => find())), [store]);
  const led = useRef(0);
  const leadAgain = useEffectEvent((listed: readonly FieldInError[]) => {
    const { failures } = store.form();
    const focused = document.activeElement;
    if (!scrolls || listed.length === 0 || led.current === failures) return;
    if (!form.current?.contains(focused)) return;
    led.current = failures;
    focused?.scrollIntoView({ block: 'center' });
  });
  // The list has come above the field that a refused submit led to, and pushed it down.
  useEffect(() => leadAgain(errors), [errors]);
  return (
    <ErrorSummary
      heading={texts.t('a11y.errorSummary.heading')}
      countText={(count) => texts.issue({ code: 'invalidFields', params: { count } })}
      headingLevel={3}
      errors={errors}
    />
  );
}
