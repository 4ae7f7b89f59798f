import type { Frame, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { onPostgres, type Stage } from '../support/databases.ts';
import { type Host, hostPage, serveHost } from './serve-host.ts';

/** What a page was told by an element. */
interface Heard {
  readonly type: string;
  /** Id of the element. */
  readonly by: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The product, a site that may embed its pages, and one that may not. */
interface Hosts {
  readonly stage: Stage;
  readonly partner: Host;
  readonly stranger: Host;
}

/** Starts the product beside two other sites. */
export function useHosts(): () => Hosts {
  let hosts: Hosts | undefined;
  beforeAll(async () => {
    const [partner, stranger] = [await serveHost(), await serveHost()];
    const stage = await onPostgres({
      settings: { EMBEDDER_ORIGINS: `https://other.example ${partner.origin}` },
    });
    hosts = { stage, partner, stranger };
  });
  afterAll(async () => {
    hosts?.partner.close();
    hosts?.stranger.close();
    await hosts?.stage.remove();
  });
  return () => {
    if (!hosts) throw new Error('The product has not started.');
    return hosts;
  };
}

/** Opens a page of a host that embeds something. */
export async function openHost(page: Page, host: Host, product: string, body: string): Promise<void> {
  host.show(hostPage(`${product}/embed.js`, body));
  await page.goto(host.origin);
}

/** What the page was told until now, but for heights. */
export async function heardIn(page: Page): Promise<Heard[]> {
  const heard = await page.evaluate<Heard[]>('heard');
  return heard.filter(({ type }) => type !== 'crema-resize');
}

/** The results that the page was told. */
export const resultsIn = async (page: Page) =>
  (await heardIn(page)).filter(({ type }) => type === 'crema-result').map(({ detail }) => detail);

/** The page in the frame of an element, once it is there. */
export async function frameOf(page: Page, element = 'crema-form'): Promise<Frame> {
  const frame = await (await page.locator(`${element} iframe`).elementHandle())?.contentFrame();
  if (!frame) throw new Error(`${element} has no frame.`);
  return frame;
}

/** How high a frame is, how high what it shows, and how much of its width a bar takes. */
export async function heightsOf(page: Page, frame: Frame) {
  const box = await page.locator('crema-form iframe').first().boundingBox();
  const inside = await frame.evaluate(() => ({
    content: document.getElementById('main')?.getBoundingClientRect().height ?? 0,
    scrollable: document.documentElement.scrollHeight - innerHeight,
    bar: innerWidth - document.documentElement.clientWidth,
  }));
  return { frame: box?.height ?? 0, ...inside };
}
