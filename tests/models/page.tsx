import { createRoot } from 'react-dom/client';
import { DesignSystemProvider } from '../../design-system/src/index.ts';
import { siteFor } from '../../flows/domain/src/index.ts';
import { type FlowEvent, FlowProvider } from '../../flows/form/src/index.ts';
import { stringsFor } from '../../.storybook/strings.ts';
import { openings } from './openings.tsx';
import type { Scene } from './scene.ts';
import { createServices, type Services } from './services.ts';

/** A page with a form, from its load until its end. */
export interface Page {
  readonly container: HTMLElement;
  readonly services: Services;
  readonly events: readonly FlowEvent[];
  /** The form. */
  readonly form: HTMLFormElement;
  readonly button: HTMLButtonElement;
  readonly close: () => void;
}

/** Loads the page of a scene. */
export function openPage({ form: name, site, options }: Scene): Page {
  const { environment, show } = openings[name];
  const services = createServices(site);
  const events: FlowEvent[] = [];
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const around = environment(site, 'waiting', {
    services: services.registration,
    addresses: services.addresses,
    onEvent: (event) => events.push(event),
  });
  root.render(
    <DesignSystemProvider strings={stringsFor(siteFor(site).locale)}>
      <FlowProvider environment={around}>{show(options)}</FlowProvider>
    </DesignSystemProvider>,
  );
  const find = <Found extends Element>(selector: string, type: new () => Found): Found => {
    const found = container.querySelector(selector);
    if (found instanceof type) return found;
    throw new Error(`The page has no ${selector}.`);
  };
  return {
    container,
    services,
    events,
    get form() {
      return find('form', HTMLFormElement);
    },
    get button() {
      return find('form button[type=submit]', HTMLButtonElement);
    },
    close: () => {
      root.unmount();
      container.remove();
    },
  };
}
