import { html, raw } from 'hono/html';
import { eventsPath, type Page } from './page-frame.ts';

/** Returns the page that asks for the token. */
export function loginPage(isWrong: boolean): Page {
  const title = 'Log in to the events of tracking';
  const error = isWrong && html`<p id="wrong">This is not the token of EVENTS_PAGE_TOKEN. Try again.</p>`;
  const described = isWrong ? raw('aria-invalid="true" aria-describedby="wrong"') : '';
  return {
    title: `${isWrong ? 'Error: ' : ''}${title}`,
    main: html`<h1>${title}</h1>
      <form action="${eventsPath}" method="post">
        ${error}
        <label>Token <input name="token" type="password" required autofocus ${described} /></label>
        <button type="submit">Log in</button>
      </form>`,
  };
}
