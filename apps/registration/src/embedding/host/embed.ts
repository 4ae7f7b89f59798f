// The script that other sites load: `<script async src="https://www.crema.example/embed.js">`. Loaded twice it does nothing more.
import { createEmbeddedForm } from './embedded-form.ts';

const elementName = 'crema-form';

/** What a page can embed by a script of its own. */
interface Options {
  readonly page?: string;
  readonly site?: string;
  readonly label?: string;
}

declare global {
  interface Window {
    Crema?: { readonly embed: (into: Element, options?: Options) => HTMLElement };
  }
}

const script = document.currentScript;

if (script instanceof HTMLScriptElement && !customElements.get(elementName)) {
  customElements.define(elementName, createEmbeddedForm(new URL(script.src).origin, 'Crema'));
  window.Crema = {
    embed: (into, options = {}) => {
      const form = document.createElement(elementName);
      for (const [name, value] of Object.entries(options)) if (value) form.setAttribute(name, value);
      into.append(form);
      return form;
    },
  };
}
