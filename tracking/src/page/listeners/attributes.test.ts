import { expect, test } from 'vitest';
import { customEventData } from '../../messages/schema/custom-event-data.ts';
import { productSourceEventData } from '../../messages/schema/product-source-event-data.ts';
import { trackAttribute } from './attributes.ts';

test.each([
  ['event_category', 'data-track-category'],
  ['event_action', 'data-track-action'],
  ['event_label', 'data-track-label'],
  ['event_context', 'data-track-context'],
  ['event_name', 'data-track-event-name'],
  ['click_type', 'data-track-click-type'],
  ['source_level_1', 'data-track-source-level-1'],
  ['quickbuy', 'data-track-quickbuy'],
])('The attribute of %s is %s', (field, attribute) => {
  expect(trackAttribute(field)).toBe(attribute);
});

test.each([
  ['CustomEventData', customEventData],
  ['ProductSourceEventData', productSourceEventData],
])('No two fields of %s share an attribute', (_name, schema) => {
  const attributes = Object.keys(schema).map(trackAttribute);
  expect(new Set(attributes).size).toBe(attributes.length);
});
