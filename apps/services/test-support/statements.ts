import type { RegistrationRequest } from '@crema/flow-domain';
import type { Database } from '../src/core/database/schema.ts';
import { createAppDir } from './app-dir.ts';
import { checkoutRequest, communityRequest, customersCard, fieldsOf, newcomers } from './every-flow.ts';
import { germanFields, germanRequest } from './registrations.ts';
import { createTestApp } from './app-on-database.ts';
import { createVisitor } from './visitor.ts';
import { webhookSettings } from './webhook-receiver.ts';
import { watched } from './watched.ts';

/** The database statements of one registration, without `begin` and `commit`. */
export interface Asked {
  readonly name: string;
  readonly status: number;
  readonly statements: readonly string[];
}

type Visitor = ReturnType<typeof createVisitor>;

const customers: Readonly<Record<string, () => RegistrationRequest>> = {
  'a customer joins the community': () => communityRequest(),
  'a customer takes a digital card': () => customersCard('DIGITAL', '+49 40 555 0102'),
  'a customer takes a plastic card': () => customersCard('PLASTIC'),
};

const forms: Readonly<
  Record<string, readonly [route: string, fields: () => Readonly<Record<string, string>>]>
> = {
  'the standalone form': [
    'standalone-registration',
    () => fieldsOf(germanFields(), 'cardTermsAndConditions'),
  ],
  'the form of a guest': ['checkout-as-guest', () => fieldsOf({ ...germanFields(), password: '' })],
  'the form of the community': [
    'community-registration',
    () => fieldsOf(germanFields(), 'communityConditions'),
  ],
};

/** Registers a shopper by every flow, and by forms without JavaScript, and records the statements of each. */
export async function askedByRegistrations(db: Database): Promise<readonly Asked[]> {
  let noted: string[] = [];
  const { appDir, remove } = await createAppDir();
  const seen = watched(db, { after: (statement) => noted.push(statement) });
  const { send } = await createTestApp(seen, { APP_DIR: appDir, ...webhookSettings('http://127.0.0.1:9') });
  const ask = async (name: string, visitor: Visitor, post: (visitor: Visitor) => Promise<Response>) => {
    await visitor.askForToken();
    noted = [];
    const { status } = await post(visitor);
    const statements = noted;
    noted = [];
    return { name, status, statements };
  };
  const asked = [await ask('the standalone one', createVisitor(send), ({ post }) => post(germanRequest()))];
  for (const [name, make] of Object.entries(newcomers)) {
    asked.push(await ask(name, createVisitor(send), ({ post }) => post(make())));
  }
  for (const [name, make] of Object.entries(customers)) {
    const visitor = createVisitor(send);
    await visitor.post(checkoutRequest('required'));
    asked.push(await ask(name, visitor, ({ post }) => post(make())));
  }
  for (const [name, [route, fields]] of Object.entries(forms)) {
    asked.push(await ask(name, createVisitor(send), ({ postForm }) => postForm(fields(), {}, route)));
  }
  await remove();
  return asked;
}
