import { type EmbedMessage, readMessage } from '../protocol.ts';
import { frameAddress } from './frame-address.ts';

/** Lets the page in the frame run scripts, send forms and open windows. It may not navigate the page around it. */
const permissions = [
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-same-origin',
  'allow-scripts',
];

/**
 * Creates the frame of a page.
 * @param address of the page
 * @param label name of the frame for screen readers
 */
function createFrame(address: string, label: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Before the address, because the browser reads the permissions when the page loads.
  for (const allowed of permissions) frame.sandbox.add(allowed);
  frame.loading = 'lazy';
  frame.referrerPolicy = 'strict-origin';
  frame.title = label;
  frame.src = address;
  return frame;
}

/** Creates the style of the frame in its element. The page's own style sheet does not apply there, nor does its policy. */
function frameStyle(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ':host{display:block}:host([hidden]){display:none}iframe{border:0;display:block;height:30rem;width:100%}',
  );
  return sheet;
}

/**
 * Creates the class of the element that holds an embedded page.
 * @param origin of the script, and so of the page
 * @param name label of the frame until its page sends its title
 */
export const createEmbeddedForm = (origin: string, name: string): CustomElementConstructor =>
  class EmbeddedForm extends HTMLElement {
    static readonly observedAttributes = ['page', 'site', 'label'];
    readonly #root = this.attachShadow({ mode: 'open' });
    #frame: HTMLIFrameElement | undefined;
    #isReady = false;

    constructor() {
      super();
      this.#root.adoptedStyleSheets = [frameStyle()];
    }

    connectedCallback(): void {
      addEventListener('message', this.#hear);
      this.#show();
    }

    disconnectedCallback(): void {
      removeEventListener('message', this.#hear);
      this.#end();
    }

    attributeChangedCallback(attribute: string, before: string | null, now: string | null): void {
      if (!this.isConnected || before === now) return;
      if (attribute !== 'label') this.#show();
      else if (this.#frame) this.#frame.title = now ?? name;
    }

    #show(): void {
      this.#end();
      const page = this.getAttribute('page') ?? 'signup';
      const address = frameAddress({ page, site: this.getAttribute('site') }, origin, location.origin);
      if (address === undefined) console.error(`<${this.localName}> has no page '${page}'.`);
      else this.#root.append((this.#frame = createFrame(address, this.getAttribute('label') ?? name)));
    }

    #end(): void {
      this.#frame?.remove();
      this.#frame = undefined;
      this.#isReady = false;
    }

    // Only messages of this frame count, and only while it shows one of our pages.
    readonly #hear = ({ source, origin: from, data }: MessageEvent): void => {
      if (!this.#frame || source !== this.#frame.contentWindow || from !== origin) return;
      const message = readMessage(data);
      if (message) this.#take(this.#frame, message);
    };

    #take(frame: HTMLIFrameElement, { type, ...detail }: EmbedMessage): void {
      if ('height' in detail) {
        frame.style.height = `${detail.height}px`;
        // From now on the frame is as high as its page, so it needs no scroll bar.
        frame.scrolling = 'no';
      }
      if ('title' in detail) {
        frame.title = this.getAttribute('label') ?? detail.title;
        // The page after the form is shorter, and may begin above the visible part.
        if (this.#isReady && this.getBoundingClientRect().top < 0) this.scrollIntoView();
        this.#isReady = true;
      }
      const event = new CustomEvent(type, { bubbles: true, cancelable: true, detail });
      const isOver = !this.dispatchEvent(event) ? false : 'status' in detail && detail.status === 'closed';
      if (isOver) this.#end();
    }
  };
