import { chmod, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Embedded } from '../embedded/open-embedded.ts';
import { assertRoom, hasRoom } from '../embedded/room.ts';
import { makeBackup } from './make-backup.ts';

/** Where the process that has a data folder can be spoken to: by who may write into the folder, and nobody else. */
export const controlSocket = (dataDir: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\crema-${Buffer.from(dataDir).toString('hex')}`
    : join(dataDir, 'control.sock');

/** How a process answers that cannot make a backup now. */
export const statuses = { underWay: 409, noRoom: 507 } as const;

/** The compressed archive of a backup. The engine begins a new file of its log for it. */
export async function compressed(
  dataDir: string,
  { pglite, log }: Pick<Embedded, 'pglite' | 'log'>,
  to: NodeJS.WritableStream,
): Promise<void> {
  assertRoom(dataDir);
  await log.keepWhile(() =>
    pipeline(Readable.from(makeBackup(dataDir, pglite)), createGzip({ level: 1 }), to),
  );
}

/**
 * Listens for commands: `POST /backup` is answered with one. Where the folder's file system has no sockets, the failure is told
 * and everything else works.
 */
export async function controlFolder(
  dataDir: string,
  embedded: Embedded,
  onFailure: (error: unknown) => void,
): Promise<{ readonly close: () => Promise<void> }> {
  let isBusy = false;
  const backUp = async (response: ServerResponse) => {
    if (isBusy) return void response.writeHead(statuses.underWay).end();
    if (!hasRoom(dataDir)) return void response.writeHead(statuses.noRoom).end();
    isBusy = true;
    try {
      response.writeHead(200, { 'Content-Type': 'application/gzip' });
      await compressed(dataDir, embedded, response);
    } finally {
      isBusy = false;
    }
  };
  const server = createServer((request, response) => {
    if (request.method !== 'POST' || request.url !== '/backup') return void response.writeHead(404).end();
    return void backUp(response).catch((error: unknown) => {
      onFailure(error);
      response.destroy();
    });
  });
  const socket = controlSocket(dataDir);
  try {
    // Left behind by a process that was killed; the folder's lock is ours.
    await rm(socket, { force: true });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(socket, resolve);
    });
    if (process.platform !== 'win32') await chmod(socket, 0o600);
  } catch (error) {
    onFailure(error);
  }
  return {
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
