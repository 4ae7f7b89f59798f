import type { ReactNode } from 'react';
import type { FieldErrors } from '../../src/field/index.ts';
import { Form } from '../../src/form/form.tsx';
import type { Control, Posted } from './options.ts';

/** Controls for the shopper: no hidden inputs that only contain a value. */
const CONTROLS = ':is(input, select, textarea):not([type="hidden"], [aria-hidden="true"])';

type StageProps = {
  children: ReactNode;
  action?: (data: FormData) => void;
  errors?: FieldErrors | undefined;
};

/** A form around the field, with a button before and after it for Tab. */
export function Stage({ children, action, errors }: StageProps) {
  return (
    <Form errors={errors} action={action} onSubmit={action ? undefined : (event) => event.preventDefault()}>
      <button type="button">Davor</button>
      <div data-testid="field" style={{ padding: '24px' }}>
        {children}
      </div>
      <button type="submit">Weiter</button>
    </Form>
  );
}

type ApartProps = {
  children: ReactNode;
  /** Errors of the field's form. */
  errors?: FieldErrors | undefined;
  /** Errors of the form around the field. */
  around?: FieldErrors | undefined;
};

/** A field that belongs to a form after it by `form="apart"`. It is within another form. */
export function StageApart({ children, errors, around }: ApartProps) {
  return (
    <>
      <Form errors={around} onSubmit={(event) => event.preventDefault()}>
        <button type="button">Davor</button>
        <div data-testid="field" style={{ padding: '24px' }}>
          {children}
        </div>
      </Form>
      <Form id="apart" errors={errors} onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Weiter</button>
      </Form>
    </>
  );
}

/** A field in a form. */
export type Staged = {
  form: HTMLFormElement;
  /** The element around the field. */
  box: HTMLElement;
  /** The element with name, description, id and ref. */
  frame: HTMLElement;
  /** The first of the controls. */
  control: Control;
  controls: readonly Control[];
  /** The buttons around the field. */
  before: HTMLElement;
  after: HTMLElement;
  /** Returns the entries that the form would send now. */
  posts: () => Posted;
};

/**
 * Finds the parts of a stage in an element. Throws if one is missing.
 *
 * @param which selects the form of the field
 */
export function findStage(root: ParentNode, frame: 'control' | 'group', which = 'form'): Staged {
  const form = found(root.querySelector<HTMLFormElement>(which), 'form');
  const box = found(root.querySelector<HTMLElement>('[data-testid="field"]'), 'box');
  const controls = [...box.querySelectorAll<Control>(CONTROLS)];
  const control = found(controls[0], 'native control');
  const groups = 'fieldset, [role="group"], [role="radiogroup"]';
  return {
    form,
    box,
    control,
    controls,
    frame: frame === 'control' ? control : found(box.querySelector<HTMLElement>(groups), 'group'),
    before: found(root.querySelector<HTMLElement>('button'), 'button before'),
    after: found(form.querySelector<HTMLElement>(':scope > [type="submit"]'), 'button behind'),
    posts: () => entries(new FormData(form)),
  };
}

/** Returns the entries of a form as text. */
export const entries = (data: FormData): Posted =>
  [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name] as const);

function found<T>(part: T | null | undefined, what: string): T {
  if (part === null || part === undefined) throw new Error(`The field was rendered without a ${what}.`);
  return part;
}
