import { sendingMark } from '@crema/page-shell/fixed-names';
import { brand } from '../brand/chosen.ts';
import { appRouting } from '../routes/app-routing.ts';
import { type AppNavigation, createNavigation } from './navigation.ts';

const loadBuilds = async () => (await import('./app-builds.ts')).appBuilds;

const navigation = createNavigation(appRouting, brand, loadBuilds);

/** The way to the app's other pages: fetched when a page is left, because who only reads one needs no way to another. */
export const appNavigation: AppNavigation = {
  ...navigation,
  findView: async (move) => {
    const view = await navigation.findView(move);
    if (!view) return undefined;
    // An error has taken the app away meanwhile: what it would show the server shows.
    if (document.getElementById('app')?.hasChildNodes() === false) {
      location.assign(move.path);
      return undefined;
    }
    // A success is shown from here on.
    delete document.body.dataset[sendingMark];
    return view;
  },
};
