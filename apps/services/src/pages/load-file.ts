import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Sendable } from '../http/send-content.ts';

/** A body in every form in which it can travel. */
export interface Content {
  readonly identity: Uint8Array<ArrayBuffer>;
  readonly br?: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
}

async function readIfThere(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return await readFile(file).catch(() => undefined);
}

/** Reads a file of the build, as it is and as the build compressed it. */
export async function loadFile(file: string): Promise<Content> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  return { identity, ...(br && { br }), ...(gzip && { gzip }) };
}

/** A content as it is sent: what the build has not compressed goes as it is. */
export const sendable = (content: Content): Omit<Sendable, 'tag'> => ({
  encodings: (['br', 'gzip'] as const).filter((encoding) => content[encoding] !== undefined),
  body: (encoding) => content[encoding] ?? content.identity,
});

/** Names a content by a hash of it, and of what else must not be mistaken for another's. */
export function tagOf({ identity }: Pick<Content, 'identity'>, ...others: readonly string[]): string {
  const hash = createHash('sha256').update(identity);
  for (const other of others) hash.update('\0').update(other);
  return hash.digest('base64url').slice(0, 22);
}
