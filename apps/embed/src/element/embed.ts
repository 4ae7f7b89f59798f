// Defines `<crema-form>`. Other sites load it by `<script async src="https://www.crema.example/embed.js">`. A second load has no
// effect.
import { createEmbeddedForm } from './embedded-form.ts';

const elementName = 'crema-form';

/** Options of `Crema.embed`, which are the element's attributes. */
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
