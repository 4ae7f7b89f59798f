import { expect } from 'vitest';
import type * as on from '../../src/testing/index.ts';
import type { Screen } from '../../src/testing/index.ts';

type Field = Omit<ReturnType<typeof on.checkbox>, 'state' | 'check' | 'uncheck'>;

/** How to find, fill in and read one field. */
export type Case<Object extends Field, Value> = {
  find: (screen: Screen, name: string) => Object;
  enter: (field: Object) => Promise<void>;
  read: (field: Object) => Promise<Value>;
  empty: Value;
  entered: Value;
  /**
   * The whole name of the field with all texts, if the word for "required" is part of it. Without that word two names would
   * differ only in their brackets.
   */
  name?: 'Feld (Pflichtfeld)';
  /** Texts for which the component has no place. */
  without?: 'constraint';
  /** Text that it reads after all others. */
  after?: string;
};

/** Calls every method of the page object, and checks that it returns another value for a different field. */
export const proveField =
  <Object extends Field, Value>(given: Case<Object, Value>) =>
  async (screen: Screen): Promise<void> => {
    const { find, enter, read, empty, entered, name = 'Feld', without, after } = given;
    const [told, plain] = [find(screen, name), find(screen, 'Anderes Feld')];
    const locked = find(screen, 'Feld (gesperrt)');
    const constraint = without ? undefined : 'Höchstens 20 Zeichen.';
    const all = ['Fehler: Bitte ausfüllen.', 'Wie im Ausweis.', constraint, after];
    expect(await said(told)).toEqual({
      error: 'Fehler: Bitte ausfüllen.',
      hint: 'Wie im Ausweis.',
      constraint,
      description: all.filter(Boolean).join(' '),
      required: true,
      invalid: true,
      disabled: false,
    });
    const nothing = { error: undefined, hint: undefined, constraint: undefined, description: after };
    expect(await said(plain)).toEqual({ ...nothing, required: false, invalid: false, disabled: false });
    expect(await said(locked)).toEqual({ ...nothing, required: false, invalid: false, disabled: true });
    expect(await read(plain)).toEqual(empty);
    await enter(plain);
    expect(await read(plain)).toEqual(entered);
    expect([await plain.hasFocus(), await told.hasFocus()]).toEqual([true, false]);
    expect([await locked.isThere(), await find(screen, 'Kein Feld').isThere()]).toEqual([true, false]);
  };

const said = async (field: Field) => ({
  error: await field.error(),
  hint: await field.hint(),
  constraint: await field.constraint(),
  description: await field.description(),
  required: await field.isRequired(),
  invalid: await field.isInvalid(),
  disabled: await field.isDisabled(),
});
