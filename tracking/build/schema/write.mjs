import { mkdirSync, writeFileSync } from 'node:fs';
import { messageSchema } from './message-schema.mjs';
import { recordSchema } from './record-schema.mjs';

/** Where the package has them. */
const folder = new URL('../../dist/schema/', import.meta.url);

/** Writes the JSON Schemas of messages and records. */
export function writeSchemas() {
  mkdirSync(folder, { recursive: true });
  const write = (/** @type {string} */ name, /** @type {object} */ schema) =>
    writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(schema, undefined, 2)}\n`);
  write('messages', messageSchema());
  write('records', recordSchema());
}
