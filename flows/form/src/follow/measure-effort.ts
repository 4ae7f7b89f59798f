import { contentOf, fieldOf, type FormField } from '../engine/field-view.ts';
import { readControl } from '../engine/form-controls.ts';
import type { FormStore } from '../engine/form-store.ts';
import type { FieldEffort } from '../provider/flow-event.ts';

/** A form whose filling-in is measured. */
export interface FollowedForm {
  readonly store: FormStore;
  readonly form: HTMLFormElement;
  /** Returns the fields of the present plan, with its consents. */
  readonly fields: () => readonly FormField[];
}

/** The effort of a form until now. */
export interface Effort {
  /** The fields to which the shopper returned or which were corrected, in the order in which they lost the focus. */
  readonly ofFields: () => readonly FieldEffort[];
  /** The field that had the focus last. */
  readonly lastField: () => string | undefined;
}

interface Visits {
  returns: number;
  corrections: number;
  /** The field's content when it was left last. */
  content: string;
}

/** Counts returns to each field and its corrections. A move within a field, or out of the window, does not leave the field. */
export function measureEffort({ store, form, fields }: FollowedForm, signal: AbortSignal): Effort {
  const left = new Map<string, Visits>();
  let current: FormField | undefined;
  let last: string | undefined;

  const enter = (target: EventTarget | null) => {
    const field = fieldAt(target, fields());
    if (field?.name === current?.name) return;
    leave();
    current = field;
    if (!field) return;
    last = field.name;
    const visits = left.get(field.name);
    if (visits) visits.returns += 1;
  };
  const leave = () => {
    if (!current) return;
    const { name, inputs } = current;
    current = undefined;
    const content = contentOf(inputs, store.values()).trim();
    const visits = left.get(name) ?? { returns: 0, corrections: 0, content };
    if (visits.content !== '' && visits.content !== content) visits.corrections += 1;
    visits.content = content;
    left.set(name, visits);
  };

  enter(form.ownerDocument.activeElement);
  form.addEventListener('focusin', ({ target }) => enter(target), { signal });
  form.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const stays = relatedTarget instanceof Node && form.contains(relatedTarget);
      if (!stays && form.ownerDocument.hasFocus()) leave();
    },
    { signal },
  );
  return {
    ofFields: () =>
      [...left]
        .map(([field, { returns, corrections }]) => ({ field, returns, corrections }))
        .filter(({ returns, corrections }) => returns + corrections > 0),
    lastField: () => last,
  };
}

/** Returns the field of a native control. A radio that is not chosen has a name too. */
function fieldAt(target: EventTarget | null, fields: readonly FormField[]): FormField | undefined {
  if (!(target instanceof Element)) return undefined;
  return fieldOf(fields, readControl(target)?.name ?? target.getAttribute('name') ?? undefined);
}
