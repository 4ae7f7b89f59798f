import { html } from '../../../../../scripts/page/markup/html.mjs';
import type { FormFacts } from '../facts/form-facts.ts';

/** Words of a site, marked as being in its language so that they are read out in it. */
export const said = ({ site }: Pick<FormFacts, 'site'>, words: string) =>
  html`<span lang="${site.locale}">${words}</span>`;
