import { use, useEffect, useLayoutEffect, useMemo } from 'react';
import type { ComponentProps } from 'react';
import type { FieldErrors } from '../field/field-props.ts';
import { SharedErrors } from '../design-system-provider/shared-errors.ts';
import { FormErrors, warnOfUnknown } from '../field/form-errors.ts';
import { useFocusOnWrong } from './use-focus-on-wrong.ts';

declare const process: { env: { NODE_ENV?: string } };

/** The props of `Form`. */
export type FormProps = Omit<
  ComponentProps<'form'>,
  'className' | 'noValidate' | 'onSubmitCapture' | 'style'
> & {
  /**
   * Errors from a server: a text for each name of a field. The field shows it until the shopper changes the field or another
   * object comes. A field's own `error` takes precedence.
   */
  errors?: FieldErrors | undefined;
};

/** Warns the developer of errors that no field shows. It is a component, so that a built app has no effect for it. */
function UnknownErrors({ errors }: { errors: FieldErrors }) {
  useEffect(() => warnOfUnknown(errors), [errors]);
  return null;
}

/**
 * A native form without the browser's own validation (`noValidate`). The browser's messages are in the browser's language, appear
 * one at a time and disappear (WCAG 2.2 3.3.1). `ref` is the form.
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
 * Publishes the errors of a form for fields outside of it that belong to it by `form="…"`.
 *
 * @param id of the form; without one no field elsewhere can belong to it
 * @returns the errors once all fields of the form have them
 */
function usePublishedErrors(
  id: string | undefined,
  errors: FieldErrors | undefined,
): FieldErrors | undefined {
  const [published, publish] = use(SharedErrors);

  // Before the browser paints, so that all errors appear together.
  useLayoutEffect(() => {
    if (id === undefined || !errors) return undefined;
    publish?.((all) => ({ ...all, [id]: errors }));
    return () => publish?.(({ [id]: _gone, ...others }) => others);
  }, [id, errors, publish]);

  return publish && id !== undefined ? published[id] : errors;
}
