import { addStyle } from '@crema/page-shell/page-style';
import { startBuilds } from '@crema/page-shell/start-builds';
import { brand } from '../brand/chosen.ts';
import { isFormReturned } from '../routes/is-form-returned.ts';

const language = document.querySelector<HTMLAnchorElement>('a[data-languages]');
if (language)
  import('./follow-language-link.ts').then((late) => late.followLanguageLink(language)).catch(() => {});

addStyle('print').catch(() => {});

// If the brand's consent tool cannot be fetched, nothing is agreed to, and the next page tries again.
if (brand.consent) import('../consent/start-consent.ts').catch(() => {});

/** Watches for newer builds of the app. This file is fetched when everything else is there. */
export const appBuilds = startBuilds(brand.newerBuildMinutes ?? 60, isFormReturned);
