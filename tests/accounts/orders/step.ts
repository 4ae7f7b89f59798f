import fc from 'fast-check';

const device = fc.integer({ min: 0, max: 2 });
/** Counts links of one purpose, beginning with the newest. */
const link = fc.nat(3);

const pick = <const Value extends string>(...values: readonly Value[]) => fc.constantFrom(...values);

/** The steps of a customer, of a stranger, of time and of failing relays. To give the newsletter again will be one more. */
const kinds = [
  fc.record({ kind: fc.constant('registerAgain'), device, key: pick('same', 'other') }),
  fc.record({ kind: fc.constant('confirm'), link, isTwice: fc.boolean() }),
  fc.record({ kind: fc.constant('askAgain'), link, times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('logIn'), device, password: pick('right', 'wrong', 'former') }),
  fc.record({ kind: fc.constant('askPassword'), times: fc.constantFrom(1, 1, 1, 2, 6) }),
  fc.record({ kind: fc.constant('askPasswordOfNobody') }),
  fc.record({
    kind: fc.constant('setPassword'),
    device,
    link,
    to: pick('another', 'current', 'short'),
    isTwice: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('changePassword'), device, current: pick('right', 'wrong') }),
  fc.record({ kind: fc.constant('endSessions'), device }),
  fc.record({ kind: fc.constant('withdraw'), device }),
  fc.record({ kind: fc.constant('wait'), hours: fc.constantFrom(2, 25, 50) }),
  fc.record({
    kind: fc.constant('killRelay'),
    channel: pick('mail', 'webhook'),
    after: pick('taking', 'delivering'),
  }),
] as const;

/** One step of an order. */
export type Step = (typeof kinds)[number] extends fc.Arbitrary<infer Some> ? Some : never;

const anyStep: fc.Arbitrary<Step> = fc.oneof(...kinds);

/** A sequence of steps of one customer. */
export interface Order {
  /** Steps before the registration, when the address has no account. */
  readonly early: readonly Step[];
  readonly hasNewsletter: boolean;
  readonly steps: readonly Step[];
  /** Decides which attempts to deliver a mail fail, and how. */
  readonly luck: number;
}

/** Draws orders of three to ten steps, the registration included. */
export const orders: fc.Arbitrary<Order> = fc.record({
  early: fc.array(anyStep, { maxLength: 1 }),
  hasNewsletter: fc.boolean(),
  steps: fc.array(anyStep, { minLength: 2, maxLength: 8 }),
  luck: fc.nat(),
});
