import { useEffect, useMemo } from 'react';
import type { ComponentProps } from 'react';
import { FormErrors } from '../field/form-errors.ts';
import type { FieldErrors } from '../field/form-errors.ts';
import { warnOfUnknown } from '../field/warn-of-unknown.ts';
import { useFocusOnWrong } from './use-focus-on-wrong.ts';
import { usePublishedErrors } from './use-published-errors.ts';

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
