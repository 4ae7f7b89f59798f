import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { compounds } from '../../../design-system/test-support/page-objects/compounds.tsx';
import { fields } from '../../../design-system/test-support/page-objects/fields.tsx';
import { strings } from '../../../design-system/test-support/strings.ts';
import { DesignSystemProvider } from '../../../design-system/src/index.ts';
import '../../../.storybook/preview.css';

const shown = { ...fields, ...compounds };

/** Shows the component that the hash names, with new state. */
function Shown() {
  const name = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  return <main key={name}>{shown[name]}</main>;
}

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <DesignSystemProvider strings={strings}>
    <Shown />
  </DesignSystemProvider>,
);
