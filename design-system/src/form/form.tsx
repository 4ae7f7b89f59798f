import { use, useEffect, useLayoutEffect, useMemo } from 'react';
import type { ComponentProps } from 'react';
import type { FieldErrors } from '../field/field-props.ts';
import { FormErrors, SharedErrors } from '../field/form-errors.ts';
import { warnOfUnknown } from '../field/warn-of-unknown.ts';
import { useFocusOnWrong } from './use-focus-on-wrong.ts';

declare const process: { env: { NODE_ENV?: string } };

/** The props of `Form`. */
export type FormProps = Omit<
  ComponentProps<'form'>,
  'className' | 'noValidate' | 'onSubmitCapture' | 'style'
> & {
  /**
   * What a server found wrong: a text for each name of a field. It stands at the field until the shopper changes the field or
   * another object comes. A field's own `error` outweighs it.
   */
  errors?: FieldErrors | undefined;
};

/** Tells the developer of errors that no field shows. A component, so that a built app has no effect for it. */
function UnknownErrors({ errors }: { errors: FieldErrors }) {
  useEffect(() => warnOfUnknown(errors), [errors]);
  return null;
}

/**
 * A native form that leaves judging to the rules: `noValidate`, because the browser's bubbles speak the browser's language,
 * show one error at a time and vanish (WCAG 2.2 3.3.1). `ref` is the form.
 *
 * ```tsx
 * <Form action={signUp} errors={answer.errors}>
 * ```
 */
export function Form({ errors, ...props }: FormProps) {
  const { id } = props;
  const hear = useFocusOnWrong(usePublishedErrors(id, errors));
  const own = useMemo(() => ({ id, errors }), [id, errors]);
  return (
    <FormErrors value={own}>
      <form {...props} noValidate onSubmitCapture={hear} />
      {process.env.NODE_ENV !== 'production' && errors ? <UnknownErrors errors={errors} /> : null}
    </FormErrors>
  );
}

/**
 * Publishes the errors of a form for the fields that belong to it by `form="…"` and are not within it.
 *
 * @param id of the form; no field elsewhere can belong to one without
 * @returns the errors once all fields of the form have them
 */
function usePublishedErrors(
  id: string | undefined,
  errors: FieldErrors | undefined,
): FieldErrors | undefined {
  const [published, publish] = use(SharedErrors);

  // Before the browser paints, so that all errors are seen together.
  useLayoutEffect(() => {
    if (id === undefined || !errors) return undefined;
    publish?.((all) => ({ ...all, [id]: errors }));
    return () => publish?.(({ [id]: _gone, ...others }) => others);
  }, [id, errors, publish]);

  return publish && id !== undefined ? published[id] : errors;
}
