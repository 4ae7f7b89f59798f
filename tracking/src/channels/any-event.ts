import type { TrackedEvent } from '../page/tracked-event.ts';

type Fields = TrackedEvent['data'];

/** The fields that any of them has. */
type FieldName<Each = Fields> = Each extends unknown ? keyof Each : never;

/** What a field is in those that have it. */
type Value<Name extends FieldName, Each = Fields> = Each extends { readonly [Field in Name]?: infer Found }
  ? Found
  : never;

/** An event of which any field may be asked for, without having asked first which message it came with. */
export interface AnyEvent {
  readonly name: TrackedEvent['name'];
  readonly data: { readonly [Name in FieldName]?: Value<Name> };
}
