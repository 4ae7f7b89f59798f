import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Creates a line to a server that a test can cut, hold and mend. */
export async function createLine(target: URL) {
  const open = new Set<Socket>();
  let cut = false;
  const server = createServer((near) => {
    if (cut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => (socket === near ? far.destroy() : near.destroy()));
    }
    near.pipe(far).pipe(near);
    return near;
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    port,
    cut: () => {
      cut = true;
      for (const socket of open) socket.destroy();
    },
    /** Holds all data and closes no connection, so that waiting clients notice nothing. */
    hold: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    mend: () => {
      cut = false;
    },
    close: () => server.close(),
  };
}
