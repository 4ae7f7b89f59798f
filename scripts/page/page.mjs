import { cup } from './look/cup.mjs';
import { style } from './look/style.mjs';
import { html, raw } from './markup/html.mjs';
import { sectionMarkup } from './part.mjs';

/**
 * @typedef {import('./part.mjs').Section} Section
 * @typedef {object} Content
 * @property {string} title of the browser’s window
 * @property {string} heading
 * @property {unknown} lead
 * @property {string} skip words of the link that leads past everything beside the text
 * @property {readonly Section[]} sections
 * @property {string} style rules beside the shared look
 */

/**
 * A page of the house about itself. Style and fonts stand in it, so that it can be kept and passed on as one file.
 *
 * @param {Content} content
 * @returns {string}
 */
export const page = ({ title, heading, lead, skip, sections, style: own }) =>
  html`<!doctype html>
    <html lang="en" data-theme="system">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${raw(`<style>${style(own)}</style>`)}
      </head>
      <body>
        <a class="skip" href="#main">${skip}</a>
        <header id="top" class="masthead">
          <div>
            <div>
              <h1>${heading}</h1>
              <p>${lead}</p>
            </div>
            ${cup}
          </div>
        </header>
        <div class="layout">
          <div class="side">${contents(sections)}</div>
          <main id="main" tabindex="-1">${sections.map(sectionMarkup)}${toTop}</main>
        </div>
      </body>
    </html>`.markup;

const toTop = html`<p class="top"><a href="#top">Back to the top</a></p>`;

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
                ${parts.map((part) => html`<li><a href="#${part.id}">${part.short ?? part.title}</a></li>`)}
              </ol>`
            }
          </li>`,
      )}
    </ol>
  </nav>`;
