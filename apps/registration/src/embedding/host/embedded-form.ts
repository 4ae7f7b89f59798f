import { type EmbedMessage, readMessage } from '../protocol.ts';
import { createFrame, frameStyle } from './create-frame.ts';
import { frameAddress } from './frame-address.ts';

/**
 * Makes the class of the element that holds an embedded page.
 * @param origin where the script, and so the page, comes from
 * @param name what the frame is called until its page says its title
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

    // Of exactly this frame, and only while it shows a page of ours.
    readonly #hear = ({ source, origin: from, data }: MessageEvent): void => {
      if (!this.#frame || source !== this.#frame.contentWindow || from !== origin) return;
      const message = readMessage(data);
      if (message) this.#take(this.#frame, message);
    };

    #take(frame: HTMLIFrameElement, { type, ...detail }: EmbedMessage): void {
      if ('height' in detail) {
        frame.style.height = `${detail.height}px`;
        // It is as high as its page from now on; a bar would only flash by.
        frame.scrolling = 'no';
      }
      if ('title' in detail) {
        frame.title = this.getAttribute('label') ?? detail.title;
        // The page after the form is shorter, and begins above what is seen.
        if (this.#isReady && this.getBoundingClientRect().top < 0) this.scrollIntoView();
        this.#isReady = true;
      }
      const event = new CustomEvent(type, { bubbles: true, cancelable: true, detail });
      const isOver = !this.dispatchEvent(event) ? false : 'status' in detail && detail.status === 'closed';
      if (isOver) this.#end();
    }
  };
