import { contentOf, fieldOf, type FormField } from '../engine/field-view.ts';
import { readControl } from '../engine/form-controls.ts';
import type { FormStore } from '../engine/form-store.ts';
import type { FieldEffort } from '../provider/flow-event.ts';

/** A form that is followed while it is filled in. */
export interface FollowedForm {
  readonly store: FormStore;
  readonly form: HTMLFormElement;
  /** The fields of the plan as it is now, consents among them. */
  readonly fields: () => readonly FormField[];
}

/** How a form was filled in so far. */
export interface Effort {
  /** Of every field that was returned to or corrected, in the order in which they were left. */
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

/**
 * Counts how often each field is returned to and corrected. Moving within a field, and leaving the window, is not leaving
 * the field.
 */
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

/** The field that a native control belongs to; a radio that is not chosen says its name, too. */
function fieldAt(target: EventTarget | null, fields: readonly FormField[]): FormField | undefined {
  if (!(target instanceof Element)) return undefined;
  return fieldOf(fields, readControl(target)?.name ?? target.getAttribute('name') ?? undefined);
}
