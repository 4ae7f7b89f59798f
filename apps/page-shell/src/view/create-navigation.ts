import { sendingMark } from '../builds/fixed-names.ts';
import type { Builds } from '../builds/start-builds.ts';
import { loadStyle } from './page-style.ts';
import type { Move, Navigation, Shown } from './use-view.ts';

/** A page that the app can show, with the name of its style. */
interface Page<View> {
  readonly kind: 'page';
  readonly style: string;
  readonly load: () => Promise<View>;
}

/** The result of a path: a page that the app shows, or an address that the browser loads. */
export type Target<View> =
  | Page<View>
  | {
      readonly kind: 'address';
      readonly address: string;
      /** True if the address takes the place of the page before in the history. @default false */
      readonly replaces?: boolean;
    };

/** The pages of an app. The functions decide by the app's routes, and load nothing. */
export interface AppPages<View, Customer> {
  /** Returns the address to which a path leads from a page, such as the shop after success, or the path itself. */
  readonly leadsTo: (path: string, from: View) => string;
  /** Returns the address that replaces a path, or `undefined` if there is none that the app may lead to. */
  readonly replacementOf: (
    path: string,
    from: View,
    redirectOf: Builds['redirectOf'],
  ) => Promise<string | undefined>;
  /** Returns the target of a path for the visitor of a page. */
  readonly targetOf: (move: Pick<Move<View, Customer>, 'path' | 'registered' | 'from'>) => Target<View>;
  /** Returns the page of a path without its check, or `undefined` if the app has none. */
  readonly pageOf: (path: string, from: View) => Page<View> | undefined;
}

/** Returns true if an error has emptied the page meanwhile. */
const isEmptied = () => document.getElementById('app')?.hasChildNodes() === false;

/** Milliseconds in which a browser reports a change of focus. It does so with the next frame. */
const FOCUS_MS = 50;

/**
 * Moves focus and caret out of the screen before React removes it. If they are removed with it, Orca goes to the next heading by
 * itself, and does not read the heading when it gets the focus (WCAG 2.2 4.1.3).
 */
async function leaveScreen(): Promise<void> {
  document.getElementById('main')?.focus({ preventScroll: true });
  getSelection()?.removeAllRanges();
  await new Promise((done) => setTimeout(done, FOCUS_MS));
}

/**
 * Creates the navigation of an app.
 * @param loadBuilds fetches the code that knows the page's build and newer ones
 */
export function createNavigation<View extends Shown, Customer>(
  { leadsTo, replacementOf, targetOf, pageOf }: AppPages<View, Customer>,
  loadBuilds: () => Promise<Pick<Builds, 'isOutdated' | 'redirectOf'>>,
): Navigation<View, Customer> {
  /** Returns the address to load in place of a page: its replacement, or the page itself if there is a newer build. */
  const loadInstead = async (path: string, from: View): Promise<string | undefined> => {
    const { isOutdated, redirectOf } = await loadBuilds();
    return isOutdated() ? path : await replacementOf(path, from, redirectOf);
  };
  const loadPage = ({ load, style }: Page<View>) => Promise.all([load(), loadStyle(style)]);
  return {
    findView: async (move) => {
      const { path, from, asked } = move;
      const success = leadsTo(path, from);
      if (success !== path) {
        location.assign(success);
        return undefined;
      }
      const instead = await loadInstead(path, from);
      if (path !== asked()) return undefined;
      if (instead !== undefined) {
        location.assign(instead);
        return undefined;
      }
      const target = targetOf(move);
      if (target.kind === 'address') {
        if (target.replaces) location.replace(target.address);
        else location.assign(target.address);
        return undefined;
      }
      const [view, putOnStyle] = await loadPage(target);
      await leaveScreen();
      if (path !== asked()) return undefined;
      // Without the app the server shows the page.
      if (isEmptied()) {
        location.assign(path);
        return undefined;
      }
      // The page shows a success from here on.
      delete document.body.dataset[sendingMark];
      return { ...view, putOnStyle };
    },
    prepareView: async (path, from) => {
      const page = pageOf(path, from);
      if (page && (await loadInstead(path, from)) === undefined) await loadPage(page);
    },
  };
}
