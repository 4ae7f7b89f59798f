/** Reads Orca's log and waits for silence. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds without a sign of speech, of an event or of a page that still works. */
const QUIET_MS = 400;
/** Orca gives a sign so often while it has nothing to do. */
const BEAT_MS = 50;
const PAUSE_MS = 40;
/** Milliseconds after which a scenario goes on in any case. */
const CEILING_MS = 15_000;
const START_MS = 60_000;
/** Orca says this of a heading if it has asked for it after React has added its listeners to the page, and not before. */
const CLICKABLE = /,? klickbar/;

export class Heard {
  #file;
  #from = 0;

  /** @param {string} file of Orca's log */
  constructor(file) {
    this.#file = file;
  }

  /** @returns {{ kind: string, text: string }[]} lines since the last take */
  #lines() {
    return readFileSync(this.#file, 'utf8')
      .slice(this.#from)
      .split('\n')
      .slice(0, -1)
      .map((line) => {
        const [, kind = '', ...words] = line.split(' ');
        return { kind, text: words.join(' ') };
      });
  }

  /** Resolves when Orca has said that it is on. */
  async started() {
    const end = Date.now() + START_MS;
    while (!this.#lines().some(({ kind }) => kind === 'say')) {
      if (Date.now() > end) throw new Error('Orca has not started.');
      await sleep(100);
    }
  }

  /**
   * Waits until Orca and the page have been quiet for a time. It counts answers of the page and beats of Orca, which take longer on
   * a busy machine.
   * @param {() => Promise<boolean>} isBusy true if the page still waits for something
   * @param {number} [quietMs]
   */
  async settle(isBusy, quietMs = QUIET_MS) {
    const end = Date.now() + CEILING_MS;
    let known = -1;
    let beats = 0;
    let polls = 0;
    while (Date.now() < end) {
      const kinds = this.#lines().map(({ kind }) => kind);
      const signs = kinds.filter((kind) => kind !== 'idle').length;
      const allBeats = kinds.length - signs;
      if ((await isBusy()) || signs !== known) [known, beats, polls] = [signs, allBeats, 0];
      if (polls * PAUSE_MS >= quietMs && (allBeats - beats) * BEAT_MS >= quietMs / 2) return;
      polls += 1;
      await sleep(PAUSE_MS);
    }
  }

  /**
   * Returns what Orca said since the last call. The messages of live regions are at the end, because it depends on
   * milliseconds whether they come before or after the focus.
   * @returns {string[]}
   */
  take() {
    const lines = this.#lines().filter(({ text }) => text !== '');
    this.#from = readFileSync(this.#file, 'utf8').lastIndexOf('\n') + 1;
    const of = (/** @type {string} */ wanted) =>
      lines.flatMap(({ kind, text }) => (kind === wanted ? [text.replace(CLICKABLE, '')] : []));
    const said = of('say');
    const described = of('described').filter((text) => !said.includes(text));
    return [...said, ...described, ...of('read'), ...of('live').map((text) => `live: ${text}`)];
  }
}
