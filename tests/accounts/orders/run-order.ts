import { deepStrictEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { decidedConsents } from '../../../apps/services/src/core/consents/customer-consents.ts';
import { createCustomer } from './customer.ts';
import { Model, type Newsletter } from './model.ts';
import type { Order, Step } from './step.ts';
import type { World } from './world.ts';

/** The way back that an owner always has, on another day than that of the five links. The link works once. */
const wayBack: readonly Step[] = [
  { kind: 'wait', hours: 25 },
  { kind: 'askPassword', times: 1 },
  { kind: 'setPassword', device: 1, link: 0, to: 'another', isTwice: false },
  { kind: 'setPassword', device: 1, link: 0, to: 'another', isTwice: false },
  { kind: 'logIn', device: 2, password: 'former' },
  { kind: 'logIn', device: 2, password: 'right' },
];

/** Returns the state of the newsletter as the shop tells it. A customer without a decision has refused. */
async function newsletterOf({ services }: World, loginId: string): Promise<Newsletter> {
  const found = (await decidedConsents(services, loginId)).find(({ kind }) => kind === 'newsletter');
  const { granted = false, withdrawn = false, pending = false, unproven = false } = found ?? {};
  return { granted, withdrawn, pending, unproven };
}

/** Returns the webhooks of a customer by their ids. */
const webhooksOf = ({ receiver }: World, loginId: string): readonly string[] => [
  ...new Map(
    receiver.received.filter(({ data }) => data['loginId'] === loginId).map(({ id, type }) => [id, type]),
  ).values(),
];

/**
 * Takes the steps of an order in the shop and in the model, and compares every answer. Then shows that the owner gets in, and compares
 * what arrived, the sessions and the newsletter. Each order is of a customer of its own.
 * @throws if something differs
 */
export async function runOrder(world: World, { early, hasNewsletter, steps, luck }: Order): Promise<number> {
  const model = new Model();
  const customer = createCustomer(world, `anna.${luck}.${randomUUID()}@example.org`);
  const { email } = customer;
  const take = async (step: Step) => {
    const answer = await customer.act(step, model);
    const expected = model.take(step);
    if (!expected.includes(answer))
      throw new Error(`${JSON.stringify(step)}: answered ${answer}, expected ${expected.join(' or ')}`);
    const missing = await customer.follow(model);
    if (missing !== undefined) throw new Error(`${JSON.stringify(step)}: ${missing}`);
  };
  for (const step of early) await take(step);
  deepStrictEqual(await customer.register(hasNewsletter), 201);
  model.register(hasNewsletter);
  await customer.follow(model);
  for (const step of [...steps, ...wayBack]) await take(step);

  const loginId = customer.loginId();
  if (!(await world.drain(loginId))) throw new Error('messages wait for ever');
  deepStrictEqual(
    {
      mails: [...world.mailServer.boxOf(email).values()].map(({ subject }) => subject).toSorted(),
      mailsOfUnknown: [...world.mailServer.boxOf(`unknown-${email}`).values()],
      webhooks: webhooksOf(world, loginId).toSorted(),
      sessions: await customer.areAlive(),
      newsletter: await newsletterOf(world, loginId),
    },
    {
      mails: model.mails.toSorted(),
      mailsOfUnknown: [],
      webhooks: model.webhooks.toSorted(),
      sessions: model.sessions.map(({ isAlive }) => isAlive),
      newsletter: model.newsletter,
    },
  );
  return early.length + 1 + steps.length;
}
