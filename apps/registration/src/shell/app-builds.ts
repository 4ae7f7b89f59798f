import { brand } from '../brand/chosen.ts';
import { startBuilds } from '../builds/start-builds.ts';
import { addStyle } from './page-style.ts';

const language = document.querySelector<HTMLAnchorElement>('a[data-languages]');
if (language)
  import('./follow-language-link.ts').then((late) => late.followLanguageLink(language)).catch(() => {});

addStyle('print').catch(() => {});

/** What the page knows of its build: fetched when everything else is there. */
export const appBuilds = startBuilds(brand.newerBuildMinutes ?? 60);
