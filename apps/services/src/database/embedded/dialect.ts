import type { PGlite } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryResult,
} from 'kysely';

/** What is asked of the engine. */
export type Queries = Pick<PGlite, 'query' | 'transaction' | 'close'>;

type Asked = Pick<PGlite, 'query'>;

class Connection implements DatabaseConnection {
  readonly #queries: Queries;
  #transaction: Asked | undefined;
  #commit = () => {};
  #rollBack = (_reason: Error) => {};
  #closed: Promise<void> = Promise.resolve();

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const asked = this.#transaction ?? this.#queries;
    const { rows, affectedRows } = await asked.query<Row>(sql, [...parameters]);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  streamQuery(): AsyncGenerator<never> {
    throw new Error('The embedded database does not stream.');
  }

  async begin(): Promise<void> {
    // One that cannot begin, because the engine has given up, is told to who asked for it.
    await new Promise<void>((begun, failed) => {
      this.#closed = this.#queries.transaction(async (transaction) => {
        this.#transaction = transaction;
        await new Promise<void>((commit, rollBack) => {
          this.#commit = commit;
          this.#rollBack = rollBack;
          begun();
        });
      });
      this.#closed.catch(failed);
    });
  }

  async commit(): Promise<void> {
    this.#commit();
    await this.#closed.finally(() => this.#forget());
  }

  async rollBack(): Promise<void> {
    this.#rollBack(new Error('rolled back'));
    await this.#closed.catch(() => {});
    this.#forget();
  }

  #forget(): void {
    this.#transaction = undefined;
  }
}

class EmbeddedDriver implements Driver {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#queries);
  }

  async beginTransaction(connection: Connection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.rollBack();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#queries.close();
  }
}

class ManyConnections extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * The embedded engine, as many connections. It still does one transaction after the other and sees to that itself; but whoever
 * waits for the disk afterwards no longer holds up the next.
 */
export class EmbeddedDialect implements Dialect {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  createAdapter(): DialectAdapter {
    return new ManyConnections();
  }

  createDriver(): Driver {
    return new EmbeddedDriver(this.#queries);
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db);
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler();
  }
}
