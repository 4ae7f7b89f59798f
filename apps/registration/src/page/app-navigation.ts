import { brand } from '../brand/chosen.ts';
import { appRouting } from '../routes/app-routing.ts';
import { createAppNavigation } from './navigation.ts';

const loadBuilds = async () => (await import('./app-builds.ts')).appBuilds;

/** The way to the app's other pages: fetched when a page is left, because who only reads one needs no way to another. */
export const appNavigation = createAppNavigation(appRouting, brand, loadBuilds);
