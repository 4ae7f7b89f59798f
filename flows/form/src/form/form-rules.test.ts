import { communityRequestFlow, standaloneFlow, standaloneOutline } from '@crema/flow-domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchRules, loadedRules, rulesOf } from './form-rules.ts';

const rules = standaloneFlow.ruleOf;
const complete = (flow: Parameters<typeof rulesOf>[0]) => rulesOf(flow).complete();

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Returns a flow that loads its rules with this function. */
function flowOf(loadRules: typeof standaloneOutline.loadRules) {
  const load = vi.fn(loadRules);
  return { flow: { ...standaloneOutline, loadRules: load }, load };
}

test('it is fetched once, and there from then on', async () => {
  const { flow, load } = flowOf(async () => rules);
  expect(loadedRules(flow)).toBeUndefined();
  await Promise.all([fetchRules(flow), fetchRules(flow), complete(flow)]);
  expect(load).toHaveBeenCalledOnce();
  expect(loadedRules(flow)?.ruleOf).toBe(rules);
  expect(complete(flow)).toBeUndefined();
});

test('a flow that brings its rules waits for none', async () => {
  await complete(standaloneFlow);
  expect(loadedRules(standaloneFlow)?.ruleOf).toBe(rules);
});

test('each flow has its own', async () => {
  const [one, other] = [flowOf(async () => rules).flow, flowOf(async () => communityRequestFlow.ruleOf).flow];
  await Promise.all([one, other].map(fetchRules));
  expect(loadedRules(one)?.ruleOf).not.toBe(loadedRules(other)?.ruleOf);
});

test('one that cannot be had holds nothing up, and is asked for anew', async () => {
  const { flow, load } = flowOf(async () => rules);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await complete(flow);
  expect(loadedRules(flow)).toBeUndefined();
  await complete(flow);
  expect(loadedRules(flow)).toBeDefined();
});

test('one that hangs is waited for three seconds, and no longer', async () => {
  const { flow } = flowOf(() => new Promise(() => {}));
  const ended = vi.fn<() => void>();
  const waiting = complete(flow)?.then(ended);
  await vi.advanceTimersByTimeAsync(2999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(ended).toHaveBeenCalledOnce();
});
