import { type KyselyPlugin, PostgresQueryCompiler, type QueryId } from 'kysely';
import type { Database } from '../src/core/database/schema.ts';

const compiler = new PostgresQueryCompiler();

/** The listeners for statements of a database, except `begin`, `commit` and `rollback`. */
interface Watcher {
  /** Gets a statement, or a part of one, before it runs. An error of this function makes the statement fail. */
  readonly before?: (statement: string) => void;
  /** Gets every statement that succeeded. */
  readonly after?: (statement: string) => void;
}

/** Wraps a database so that its statements are reported. */
export function watched(db: Database, { before, after }: Watcher): Database {
  const texts = new WeakMap<QueryId, string>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql } = compiler.compileQuery(node, queryId);
      texts.set(queryId, sql);
      before?.(sql);
      return node;
    },
    async transformResult({ result, queryId }) {
      after?.(texts.get(queryId) ?? '');
      return result;
    },
  };
  return db.withPlugin(plugin);
}
