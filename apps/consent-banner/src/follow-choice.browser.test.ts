import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepChoice } from './choice.ts';
import { followChoice } from './follow-choice.ts';

const forget = () => {
  document.cookie = 'OptanonConsent=; Path=/; Max-Age=0';
  delete window.OnetrustActiveGroups;
};
beforeEach(forget);
afterEach(forget);

/** Creates a page that follows choices made elsewhere. Records the events that it receives. */
function follow() {
  const ended = new AbortController();
  const { signal } = ended;
  onTestFinished(() => ended.abort());
  const told: unknown[] = [];
  const hear = (event: Event) => told.push(event instanceof CustomEvent && event.detail);
  addEventListener('OneTrustGroupsUpdated', hear, { signal });
  const onChoice = vi.fn<() => void>();
  followChoice(onChoice, signal);
  return { told, onChoice, ended };
}

const chooseElsewhere = (statistics: 0 | 1) => {
  document.cookie = `OptanonConsent=groups=C0001%3A1%2CC0003%3A${statistics}%2CC0004%3A0; Path=/`;
};
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

test.each([
  ['visibilitychange', document],
  ['pageshow', window],
  ['focus', window],
])('tells of a choice in another tab at %s, once', (name, target) => {
  const { told, onChoice } = follow();
  chooseElsewhere(0);
  target.dispatchEvent(new Event(name, { bubbles: true }));
  target.dispatchEvent(new Event(name, { bubbles: true }));
  expect(told).toEqual([['C0001']]);
  expect(onChoice).toHaveBeenCalledOnce();
});

test('a choice in another tab takes the place of the page’s own', () => {
  const { told } = follow();
  keepChoice(['statistics', 'marketing']);
  chooseElsewhere(1);
  comeBack();
  expect(told).toEqual([
    ['C0001', 'C0003', 'C0004'],
    ['C0001', 'C0003'],
  ]);
  expect(window.OnetrustActiveGroups).toBe(',C0001,C0003,');
});

test('tells nothing where nothing was chosen elsewhere', () => {
  chooseElsewhere(1);
  const { told, onChoice, ended } = follow();
  comeBack();
  keepChoice([]);
  comeBack();
  ended.abort();
  chooseElsewhere(1);
  comeBack();
  expect(told).toEqual([['C0001']]);
  expect(onChoice).not.toHaveBeenCalled();
});
