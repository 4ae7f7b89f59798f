import { ErrorSummary } from '@crema/design-system';
import { type FormMessageProps, useFlow, useFormView } from '@crema/flow-form';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Id of the control, or of the group, that a field of the form is. */
function idOf(form: HTMLFormElement | null, inputs: readonly string[]): string | undefined {
  const control = Array.from(form?.elements ?? []).find((each) =>
    inputs.includes(each.getAttribute('name') ?? ''),
  );
  return control?.id;
}

/** What has to be corrected, each with a link to its field; gone when everything is right. */
export function ErrorList({ store, form }: Pick<FormMessageProps, 'store' | 'form'>) {
  const { texts } = useFlow();
  const { failures, showsInvalid } = useFormView(store);
  const read = () => (showsInvalid ? store.wrong().join() : '');
  const wrong = useSyncExternalStore(store.subscribe, read, read);
  const [ids, setIds] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const names = wrong === '' ? [] : wrong.split(',');
    setIds(
      new Map(
        names.flatMap((name) => {
          const id = idOf(form.current, [store.field(name).issues[0]?.field ?? '', name]);
          return id === undefined ? [] : [[name, id]];
        }),
      ),
    );
  }, [wrong, failures, store, form]);
  const errors = [...ids].flatMap(([name, id]) => {
    const [issue] = store.field(name).issues;
    return issue ? [{ id, text: texts.issue(issue) }] : [];
  });
  return (
    <ErrorSummary
      heading={texts.t('a11y.errorSummary.heading')}
      countText={(count) => texts.t('a11y.errorSummary.count', { count })}
      headingLevel={3}
      errors={errors}
    />
  );
}
