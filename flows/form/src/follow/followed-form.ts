import type { FormField } from '../engine/field-view.ts';
import type { FormStore } from '../engine/form-store.ts';

/** A form that is followed while it is filled in. */
export interface FollowedForm {
  readonly store: FormStore;
  readonly form: HTMLFormElement;
  /** The fields of the plan as it is now, consents among them. */
  readonly fields: () => readonly FormField[];
}
