import { standaloneFlow, standaloneOutline } from '@crema/flow-domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completeFeedback, feedbackOf, fetchFeedback } from './feedback.ts';

const rules = standaloneFlow.ruleOf;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A flow whose rules come as they are told to. */
function flowOf(loadRules: typeof standaloneOutline.loadRules) {
  const load = vi.fn(loadRules);
  return { flow: { ...standaloneOutline, loadRules: load }, load };
}

test('it is fetched once, and there from then on', async () => {
  const { flow, load } = flowOf(async () => rules);
  expect(feedbackOf(flow)).toBeUndefined();
  await Promise.all([fetchFeedback(flow), fetchFeedback(flow), completeFeedback(flow)]);
  expect(load).toHaveBeenCalledOnce();
  expect(feedbackOf(flow)?.ruleOf).toBe(rules);
  expect(completeFeedback(flow)).toBeUndefined();
});

test('a flow that brings its rules waits for none', async () => {
  await completeFeedback(standaloneFlow);
  expect(feedbackOf(standaloneFlow)?.ruleOf).toBe(rules);
});

test('each flow has its own', async () => {
  const [one, other] = [flowOf(async () => rules).flow, flowOf(async () => () => undefined).flow];
  await Promise.all([one, other].map(fetchFeedback));
  expect(feedbackOf(one)?.ruleOf).not.toBe(feedbackOf(other)?.ruleOf);
});

test('one that cannot be had holds nothing up, and is asked for anew', async () => {
  const { flow, load } = flowOf(async () => rules);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await completeFeedback(flow);
  expect(feedbackOf(flow)).toBeUndefined();
  await completeFeedback(flow);
  expect(feedbackOf(flow)).toBeDefined();
});

test('one that hangs is waited for three seconds, and no longer', async () => {
  const { flow } = flowOf(() => new Promise(() => {}));
  const ended = vi.fn<() => void>();
  const waiting = completeFeedback(flow)?.then(ended);
  await vi.advanceTimersByTimeAsync(2999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(ended).toHaveBeenCalledOnce();
});
