import type { ComponentProps } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'style'>;

/**
 * A native form that leaves judging to the rules: `noValidate`, because the browser's bubbles speak the browser's language,
 * show one error at a time and vanish (WCAG 2.2 3.3.1). `ref` is the form.
 */
export function Form(props: FormProps) {
  return <form {...props} noValidate />;
}
