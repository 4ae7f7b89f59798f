import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { databases } from '../../../test-support/databases.ts';
import { checkoutRequest, customersCard, newCard } from '../../../test-support/every-flow.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import { exportCustomer } from '../../core/customers/export-customer.ts';
import { findCustomer } from '../../core/customers/find-customer.ts';
import type { Database } from '../../core/database/schema.ts';

interface Result {
  readonly loginId: string;
  readonly card?: { readonly number: string; readonly code: string; readonly size: number };
}

const readResult = async (response: Response): Promise<Result> => await response.json();
const digital = { 'cardSelection.layout': 'DIGITAL' };

describe.each(databases)('the number of a loyalty card, on $name,', ({ open }) => {
  let db: Database;
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ open });
    ({ db } = app);
  });
  afterAll(async () => await app.close());

  const stored = async (loginId: string) => {
    const card = await db
      .selectFrom('loyalty_card')
      .select(['layout', 'number'])
      .where('login_id', '=', loginId)
      .executeTakeFirst();
    return card && [card.layout, card.number];
  };

  it('is in the answer to a digital card, among the data of its pages, and in no line of the log', async () => {
    const { post } = createVisitor(app.send);
    const [request, key] = [newCard(digital), randomUUID()];
    const first = await post(request, key);
    const text = await first.clone().text();
    const { loginId, card } = await readResult(first);
    expect(card).toEqual({ number: expect.stringMatching(/^9\d{15}$/), code: expect.any(String), size: 21 });
    expect(await stored(loginId)).toEqual(['DIGITAL', card?.number]);
    expect(await (await createVisitor(app.send).post(request, key)).text()).toBe(text);
    expect(await findCustomer(db, loginId)).toMatchObject({ card });
    expect(JSON.stringify(await exportCustomer(db, app.services.consentKeys, loginId))).toContain(
      card?.number,
    );
    expect(app.lines.join()).not.toContain(card?.number);
  });

  it('stays when its customer changes the form of the card, and is not shown for a plastic one', async () => {
    const { post } = createVisitor(app.send);
    const { loginId } = await readResult(await post(checkoutRequest('required')));
    const key = randomUUID();
    const first = await readResult(await post(customersCard('DIGITAL'), key));
    expect(await readResult(await post(customersCard('DIGITAL'), key))).toEqual(first);
    expect(await readResult(await post(customersCard('PLASTIC')))).not.toHaveProperty('card');
    expect(await stored(loginId)).toEqual(['PLASTIC', first.card?.number]);
    expect(await findCustomer(db, loginId)).not.toHaveProperty('card');
    const again = await readResult(await post(customersCard('DIGITAL')));
    expect(again.card).toEqual(first.card);
  });

  it('is issued with the next order, for a card from before cards had numbers', async () => {
    const { post } = createVisitor(app.send);
    const { loginId } = await readResult(await post(newCard(digital)));
    await db.updateTable('loyalty_card').set({ number: null }).where('login_id', '=', loginId).execute();
    expect(await findCustomer(db, loginId)).toMatchObject({ cardLayout: 'DIGITAL' });
    expect(await findCustomer(db, loginId)).not.toHaveProperty('card');
    const { card } = await readResult(await post(customersCard('DIGITAL')));
    expect(await stored(loginId)).toEqual(['DIGITAL', card?.number]);
  });

  it('is another one if the first is taken, for a newcomer and for a customer', async () => {
    const numbers = ['100', '100', '200', '200', '300'];
    const asked: string[] = [];
    const cardNumbers = {
      issue: async (loginId: string) => {
        asked.push(loginId);
        return numbers.shift() ?? '';
      },
    };
    const { send } = await createTestApp(db, { APP_DIR: app.appDir }, { cardNumbers });
    const one = await readResult(await createVisitor(send).post(newCard(digital)));
    const other = await readResult(await createVisitor(send).post(newCard(digital)));
    const customer = createVisitor(send);
    const { loginId } = await readResult(await customer.post(checkoutRequest('required')));
    const third = await readResult(await customer.post(customersCard('DIGITAL')));
    expect([one, other, third].map(({ card }) => card?.number)).toEqual(['100', '200', '300']);
    expect(asked.slice(-2)).toEqual([loginId, loginId]);
  });
});
