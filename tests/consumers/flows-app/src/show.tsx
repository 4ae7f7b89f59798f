import type { FlowEnvironment } from '@crema/flow-form/headless';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { environmentOf } from './environment.ts';

function Page({ children }: { children: (environment: FlowEnvironment) => ReactNode }) {
  const [loginId, setLoginId] = useState<string>();
  const [environment] = useState(() =>
    environmentOf((event) => {
      if (event.type === 'registered') setLoginId(event.loginId);
    }),
  );
  return loginId === undefined ? children(environment) : <output>Willkommen, {loginId}</output>;
}

/** Shows a flow until somebody has registered. */
export function show(flow: (environment: FlowEnvironment) => ReactNode): void {
  const root = document.querySelector('#root');
  if (root) createRoot(root).render(<Page>{flow}</Page>);
}
