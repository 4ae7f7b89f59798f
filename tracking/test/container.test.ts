import { expect, test } from 'vitest';
import { tagManagerContainer } from '../build/tag-manager/container.mjs';
import { messageNames } from '../src/messages/schema/parse-message.ts';
import { examples } from './examples/families.ts';

const { containerVersion } = tagManagerContainer();
const { variable, builtInVariable, trigger, tag } = containerVersion;
const ga4 = examples
  .flatMap(({ out }) => out['ga4'] ?? [])
  .map((record): Record<string, unknown> => Object(record));

/** The triggers whose condition an event's name meets. */
const fired = (event: string) =>
  trigger.flatMap(({ name, customEventFilter: [filter] }) => {
    const pattern = filter?.parameter[1]?.value ?? '';
    return (filter?.type === 'EQUALS' ? pattern === event : new RegExp(pattern).test(event)) ? name : [];
  });

test('All that it refers to is in it, and each name and id stands once', () => {
  const names = [...variable, ...builtInVariable].map(({ name }) => name);
  const used = JSON.stringify(tag).matchAll(/\{\{([^}]+)\}\}/g);
  expect(Array.from(used, ([, name]) => name).filter((name) => !names.includes(`${name}`))).toEqual([]);
  const triggers = trigger.map(({ triggerId }) => triggerId);
  expect(
    tag.flatMap(({ firingTriggerId }) => firingTriggerId).filter((id) => !triggers.includes(id)),
  ).toEqual([]);
  for (const all of [names, triggers, variable.map(({ variableId }) => variableId)])
    expect(new Set(all).size).toBe(all.length);
});

test('Each format’s records fire their own triggers, and nothing of the tag manager’s own', () => {
  for (const name of messageNames.filter((each) => each !== 'Reset' && each !== 'ProductSourceEventData'))
    expect(fired(name)).toEqual([name === 'InitialPageData' ? 'Classic page' : 'Classic event']);
  for (const { event } of ga4)
    expect([event, fired(String(event))]).toEqual([
      event,
      [event === 'page_view' ? 'GA4 page' : 'GA4 event'],
    ]);
  expect(['gtm.js', 'gtm.dom', 'gtm.click', 'Reset'].flatMap(fired)).toEqual([]);
});

test('GA4’s tag hands on everything that the library’s own fields say', () => {
  const variables = new Set(
    variable.flatMap(({ type, parameter }) => (type === 'v' ? `${parameter[2]?.value}` : [])),
  );
  const own = new Set(ga4.flatMap((record) => Object.keys(record)));
  const lacking = [...own].filter((key) => !variables.has(key) && !['event', 'ecommerce'].includes(key));
  expect(lacking).toEqual([]);
});

test('Its tags wait for consent to statistics', () => {
  for (const { consentSettings } of tag)
    expect(consentSettings).toMatchObject({
      consentStatus: 'NEEDED',
      consentType: { list: [{ value: 'analytics_storage' }] },
    });
});
