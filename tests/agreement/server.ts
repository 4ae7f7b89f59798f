import { randomUUID } from 'node:crypto';
import { databases } from '../../apps/services/test-support/databases.ts';
import { createTestApp } from '../../apps/services/test-support/app-on-database.ts';
import { createVisitor } from '../../apps/services/test-support/visitor.ts';
import { type Issue, readErrors, type SiteKey } from '../../flows/domain/src/index.ts';
import { identityInMemory } from './identity-in-memory.ts';
import { knownCustomers } from './known-customers.ts';
import { pageAnswer } from './page-answer.ts';

/** The number of parallel requests: as many as the database has connections. */
const abreast = 10;

/** A request that a page sends. */
export interface Posted {
  readonly site: SiteKey;
  readonly body: string;
  /** The e-mail address of the known customer who sends it. */
  readonly customer: string | undefined;
}

/** The server, in this process. */
export interface OpenServer {
  readonly database: string;
  readonly companyTerms: readonly string[];
  /** Returns the errors of each response, an empty list for a success. Any other response throws. */
  readonly errors: (requests: readonly Posted[]) => Promise<(readonly Issue[])[]>;
  readonly close: () => Promise<void>;
}

type Visitor = ReturnType<typeof createVisitor>;

async function post({ post }: Visitor, { site, body }: Posted): Promise<readonly Issue[]> {
  const headers = { 'X-Site': site, Origin: 'http://127.0.0.1:3000' };
  const response = await post(body, randomUUID(), headers);
  if (response.status === 201) return [];
  const answer: unknown = await response.json();
  const errors = (response.status === 422 && readErrors(answer)) || [];
  return errors.length > 0 ? errors : [{ code: `status ${response.status} ${JSON.stringify(answer)}` }];
}

/**
 * Starts the whole server with its own database and registers the known customers. It uses PostgreSQL if
 * there is one.
 */
export async function openServer(now: string): Promise<OpenServer> {
  const engine = databases.at(-1);
  if (!engine) throw new Error('There is no database.');
  const { db, close } = await engine.open();
  const clock = () => new Date(now);
  const { send, services } = await createTestApp(
    db,
    {},
    { identity: identityInMemory(), now: clock, log: () => {} },
  );
  const { companyTerms } = services.bundle;

  const first = createVisitor(send);
  await first.visit('/service/registration/api/v1/csrf');
  // All other shoppers send the same cookies and store none, because a success would log in the next shopper.
  const stranger = () => {
    const visitor = createVisitor(send);
    for (const [name, value] of first.cookies) visitor.cookies.set(name, value);
    return visitor;
  };

  const customers = new Map<string, { readonly visitor: Visitor; last: Promise<unknown> }>();
  for (const { info, registration } of knownCustomers) {
    const visitor = stranger();
    const { request } = pageAnswer(registration, { now: clock(), companyTerms });
    const errors = await post(visitor, {
      site: request.site,
      body: JSON.stringify(request),
      customer: undefined,
    });
    if (errors.length > 0)
      throw new Error(`${JSON.stringify(request)} was refused: ${JSON.stringify(errors)}`);
    customers.set(info.email, { visitor, last: Promise.resolve() });
  }

  const answer = async (request: Posted): Promise<readonly Issue[]> => {
    const customer = request.customer === undefined ? undefined : customers.get(request.customer);
    if (!customer) return await post(stranger(), request);
    // A response may replace the session, so a customer sends one request after another.
    const turn = customer.last.then(() => post(customer.visitor, request));
    customer.last = turn;
    return await turn;
  };

  return {
    database: engine.name,
    companyTerms,
    errors: async (requests) => {
      const errors = requests.map((): readonly Issue[] => []);
      const queue = requests.entries();
      const work = async () => {
        for (const [index, request] of queue) errors[index] = await answer(request);
      };
      await Promise.all(Array.from({ length: abreast }, work));
      return errors;
    },
    close,
  };
}
