import {
  ecommerce,
  item,
  type Kind,
  type Schema,
  trackerAlways,
  trackerChoices,
  trackerFields,
} from '@crema/tracking/schema';
import * as v from 'valibot';

const text = v.string();
const number = v.number();
const simple = v.union([text, number, v.boolean()]);

const entriesOf = (schema: Schema) =>
  Object.fromEntries(
    Object.entries(schema).map(([name, kind]) => [name, v.exactOptional(schemaOf(kind))] as const),
  );

/** Returns the schema of a field's values in a record, as `readTrackerRecord` judges them. */
function schemaOf(kind: Kind): v.GenericSchema {
  switch (kind) {
    case 'number':
    case 'quantity':
      return number;
    case 'flag':
      return v.boolean();
    case 'names':
      return v.array(text);
    case 'ecommerce':
      return v.objectWithRest(entriesOf(ecommerce), simple);
    case 'items':
      return v.array(v.objectWithRest(entriesOf(item), simple));
    default:
      return text;
  }
}

/** Describes the body of an event. Tracking's own schema judges it, so this one is only for the document. */
export const eventSchema = v.looseObject({
  ...entriesOf(trackerFields),
  ...Object.fromEntries(trackerAlways.map((name) => [name, text] as const)),
  device_type: v.picklist(trackerChoices.device_type),
  screen_breakpoint: v.picklist(trackerChoices.screen_breakpoint),
  event_id: v.pipe(text, v.regex(/^\d{1,16}[a-z0-9]{9}$/)),
});
