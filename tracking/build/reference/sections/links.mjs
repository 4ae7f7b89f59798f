import { html } from '../../../../scripts/page/markup/html.mjs';

/** As many as anybody looks at. */
const MOST = 3;

/**
 * Links to the first examples of something, by number so that they take no room; their names are read out.
 * @param {readonly import('../facts/examples.mjs').Example[]} examples
 */
export const exampleLinks = (examples) =>
  examples.length > 0 &&
  html`<ul class="links">
    ${examples.slice(0, MOST).map(
      ({ id, title }, index) =>
        html`<li>
          <a href="#${id}" title="${title}">${index + 1}<span class="unseen">: ${title}</span></a>
        </li>`,
    )}
  </ul>`;
