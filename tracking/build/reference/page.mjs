import { cup } from './look/cup.mjs';
import { script, style } from './look/style.mjs';
import { html, raw } from './markup/html.mjs';
import { sectionMarkup } from './sections/part.mjs';

/** @typedef {import('./sections/part.mjs').Section} Section */

/**
 * The whole page. Style, script and fonts stand in it, so that it can be kept and passed on as one file.
 *
 * @param {{ version: string, lead: unknown, sections: readonly Section[] }} content
 * @returns {string}
 */
export const page = ({ version, lead, sections }) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Tracking event reference ${version}</title>
        ${raw(`<style>${style()}</style>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the reference</a>
        <header id="top" class="masthead">
          <div>
            <div>
              <h1>Tracking event reference</h1>
              <p>${lead}</p>
            </div>
            ${cup}
          </div>
        </header>
        <div class="layout">
          <div class="side">${search}${contents(sections)}</div>
          <main id="main" tabindex="-1">${sections.map(sectionMarkup)}${toTop}</main>
        </div>
        ${raw(`<script>${script()}</script>`)}
      </body>
    </html>`.markup;

const toTop = html`<p class="top"><a href="#top">Back to the top</a></p>`;

const search = html`<form role="search" aria-label="This page" hidden>
  <label for="find">Find in the reference</label>
  <input id="find" type="search" autocomplete="off" spellcheck="false" />
  <p role="status"></p>
</form>`;

/** @param {readonly Section[]} sections */
const contents = (sections) =>
  html`<nav id="contents" aria-label="Contents">
    <ol>
      ${sections.map(
        ({ id, title, parts }) =>
          html`<li>
            <a href="#${id}">${title}</a>${
              parts.length > 0 &&
              html`<ol>
                ${parts.map((part) => html`<li><a href="#${part.id}">${part.title}</a></li>`)}
              </ol>`
            }
          </li>`,
      )}
    </ol>
  </nav>`;
