import type { Frame, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { onPostgres, type Stage } from '../support/databases.ts';
import { type Host, hostPage, serveHost } from './serve-host.ts';

/** A message that a page received from an element. */
interface Heard {
  readonly type: string;
  /** The id of the element. */
  readonly by: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The product, a website that may embed its pages, and one that may not. */
interface Hosts {
  readonly stage: Stage;
  readonly partner: Host;
  readonly stranger: Host;
}

/** Starts the product and two other websites. */
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

/** Opens a page of a host that embeds a form. */
export async function openHost(page: Page, host: Host, product: string, body: string): Promise<void> {
  host.show(hostPage(`${product}/embed.js`, body));
  await page.goto(host.origin);
}

/** Returns all messages that the page has received so far, except heights. */
export async function heardIn(page: Page): Promise<Heard[]> {
  const heard = await page.evaluate<Heard[]>('heard');
  return heard.filter(({ type }) => type !== 'crema-resize');
}

/** Returns the results that the page has received. */
export const resultsIn = async (page: Page) =>
  (await heardIn(page)).filter(({ type }) => type === 'crema-result').map(({ detail }) => detail);

/** Returns the page in the frame of an element, when it exists. */
export async function frameOf(page: Page, element = 'crema-form'): Promise<Frame> {
  const frame = await (await page.locator(`${element} iframe`).elementHandle())?.contentFrame();
  if (!frame) throw new Error(`${element} has no frame.`);
  return frame;
}

/** Returns the height of a frame, the height of its content, and the width of its scroll bar. */
export async function heightsOf(page: Page, frame: Frame) {
  const box = await page.locator('crema-form iframe').first().boundingBox();
  const inside = await frame.evaluate(() => ({
    content: document.getElementById('main')?.getBoundingClientRect().height ?? 0,
    scrollable: document.documentElement.scrollHeight - innerHeight,
    bar: innerWidth - document.documentElement.clientWidth,
  }));
  return { frame: box?.height ?? 0, ...inside };
}
