import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { fieldsOf, newCard } from '../../../test-support/every-flow.ts';
import { germanFields, pageRequest } from '../../../test-support/registrations.ts';
import { counts, storedOf } from '../../../test-support/stored.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';

describe.each(databases)('a card of somebody new, on $name:', ({ open }) => {
  let db: Database;
  let app: TestApp;
  let dir: string;
  const visitor = () => createVisitor(app.send);

  beforeAll(async () => {
    app = await openTestApp({ open });
    ({ db, appDir: dir } = app);
  });
  afterAll(async () => await app.close());

  const loginIdOf = async (response: Response) => {
    const { loginId }: { loginId: string } = await response.json();
    return loginId;
  };

  it('a plastic card, which goes nowhere but to the country of its site, whatever the request says', async () => {
    const request = newCard();
    const address = { ...request.cardSelection?.address, countryCode: 'FR' };
    const response = await visitor().post({ ...request, cardSelection: { layout: 'PLASTIC', address } });
    expect(await storedOf(db, await loginIdOf(response))).toMatchObject({ sentTo: { countryCode: 'DE' } });
  });

  describe('a company, whose card', () => {
    const company = { 'personalData.salutation': 'COMPANY', 'personalData.companyName': 'Rösterei Nord' };
    const forms = {
      'the standalone form': () =>
        pageRequest(
          'standalone',
          'DE',
          fieldsOf(
            { ...germanFields(), ...company, cardMembership: 'on', 'cardSelection.layout': 'DIGITAL' },
            'cardTermsAndConditions',
            'newsletter',
          ),
          { canCompaniesRegisterForCard: true },
        ),
      'the form of the card': () =>
        pageRequest(
          'loyalty-card',
          'DE',
          fieldsOf(
            { ...germanFields(), ...company, 'cardSelection.layout': 'DIGITAL' },
            'cardTermsAndConditions',
            'newsletter',
          ),
          { canCompaniesRegisterForCard: true },
        ),
    };

    // The standalone form does not offer a card to a company, and the form of the card does not offer to register as a company.
    it.each(Object.entries(forms))('is refused in %s', async (_, make) => {
      const before = await counts(db);
      expect(await codesOf(await visitor().post(make()))).toEqual(['MALFORMED_REQUEST']);
      expect(await counts(db)).toEqual(before);
    });

    it.each(Object.entries(forms))('is let in by the brand in %s', async (_, make) => {
      const { bundle } = app.services;
      const open = await createTestApp(
        db,
        { APP_DIR: dir },
        {
          bundle: { ...bundle, options: () => ({ canCompaniesRegisterForCard: true }) },
        },
      );
      const response = await createVisitor(open.send).post(make());
      expect(response.status).toBe(201);
      expect(await storedOf(db, await loginIdOf(response))).toMatchObject({
        person: {
          salutation: 'COMPANY',
          firstName: 'Anna',
          lastName: 'Berger',
          companyName: 'Rösterei Nord',
        },
        cardMember: true,
        card: { layout: 'DIGITAL', phone: null },
      });
    });
  });
});
