/**
 * Finds the files that ran: from the coverage of a page on the development server, and of a process of the
 * built product.
 */
import type { Page } from 'playwright';

/** A script as Chromium and Node report it. The offsets of a function's ranges count characters. */
interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly ranges: readonly { readonly count: number }[];
  }[];
}

/** Calls a method of the profiler on one side. @returns the result of the profiler */
type Profiler = (method: string, params?: object) => Promise<unknown>;

const isCoverage = (value: unknown): value is { result: readonly ScriptCoverage[] } =>
  typeof value === 'object' && value !== null && 'result' in value && Array.isArray(value.result);

/**
 * Returns the URLs of the scripts with a function that ran during `work`. Code that ran at the load of a
 * module does not count.
 */
async function ranDuring(send: Profiler, work: () => Promise<void>): Promise<readonly string[]> {
  await send('Profiler.enable');
  await send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  // Resets the counts so far.
  await send('Profiler.takePreciseCoverage');
  await work();
  const taken = await send('Profiler.takePreciseCoverage');
  if (!isCoverage(taken)) throw new Error('The profiler returned no coverage.');
  return taken.result
    .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
    .map(({ url }) => url);
}

/** Returns the URLs of the scripts of a page that ran during `work`. */
export async function ranInPage(page: Page, work: () => Promise<void>): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const send: Profiler = async (method, params) => {
    // Playwright has a type for each method. These three are in the protocol of every Chromium.
    if (method === 'Profiler.enable') return await session.send(method);
    if (method === 'Profiler.takePreciseCoverage') return await session.send(method);
    return await session.send('Profiler.startPreciseCoverage', { ...params });
  };
  return await ranDuring(send, work);
}

/**
 * Returns the URLs of the scripts of a Node process that ran during `work`.
 * @param inspector address that Node prints when it is started with `--inspect`
 */
export async function ranInProcess(inspector: string, work: () => Promise<void>): Promise<readonly string[]> {
  const socket = new WebSocket(inspector);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let id = 0;
  const send: Profiler = async (method, params = {}) => {
    const own = (id += 1);
    const answer = new Promise<unknown>((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        const message: { id?: number; result?: unknown } = JSON.parse(String(data));
        if (message.id !== own) return;
        socket.removeEventListener('message', listen);
        resolve(message.result);
      };
      socket.addEventListener('message', listen);
    });
    socket.send(JSON.stringify({ id: own, method, params }));
    return await answer;
  };
  try {
    return await ranDuring(send, work);
  } finally {
    socket.close();
  }
}
