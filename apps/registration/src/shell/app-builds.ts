import { brand } from '../brand/chosen.ts';
import { startBuilds } from '../builds/start-builds.ts';

/** What the page knows of its build: fetched when everything else is there. */
export const appBuilds = startBuilds(brand.newerBuildMinutes ?? 60);
