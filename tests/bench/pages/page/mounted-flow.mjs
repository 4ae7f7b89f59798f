// The script of a page that mounts the German sign-up form and removes it again, as often as the measurement asks.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { DesignSystemProvider } from '../../../../design-system/src/index.ts';
import { designSystemStrings, FlowProvider } from '../../../../flows/form/src/index.ts';
import { StandaloneRegistration } from '../../../../flows/registration/src/index.ts';
import { standaloneEnvironment } from '../../../../flows/registration/test-support/environment.ts';

const environment = standaloneEnvironment('DE', { kind: 'created', loginId: 'bench' });
const strings = designSystemStrings(environment.texts);

/** Resolves when React has shown the page and has done its work after the paint. */
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

async function mount(times) {
  for (let time = 0; time < times; time += 1) {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const flow = createElement(StandaloneRegistration, { action: '#' });
    const provider = createElement(FlowProvider, { environment }, flow);
    root.render(createElement(DesignSystemProvider, { strings }, provider));
    while (!place.querySelector('form [type=submit]')) await painted();
    await painted();
    root.unmount();
    place.remove();
    await painted();
  }
}

export const show = () => Object.assign(window, { benchMount: mount });
