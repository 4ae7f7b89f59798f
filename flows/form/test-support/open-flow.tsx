import type { RegistrationRequest, SiteKey } from '@crema/flow-domain';
import { Fragment, StrictMode, type ReactNode } from 'react';
import { vi } from 'vitest';
import { show } from '../../../design-system/test-support/show.tsx';
import type { FlowEvent } from '../src/provider/flow-event.ts';
// A form fetches this when it is entered, and then keeps its draft even if it is gone by now: the next test would find it.
import '../src/draft/start-draft.tsx';
import { FlowProvider } from '../src/provider/flow-provider.tsx';
import type { RegisterOutcome } from '../src/services/registration-services.ts';
import type { Answer, MakeEnvironment, RegisteringEnvironment } from './environment.ts';

type Setting = Partial<Omit<RegisteringEnvironment, 'site'>> & {
  /** @default 'DE' */
  readonly site?: SiteKey;
  /** What the registrations are answered with, one after the other. @default each creates an account */
  readonly answers?: readonly Answer[];
  /** Whether React tries every effect twice, as in development. @default false */
  readonly strict?: boolean;
};

const created: Answer = { kind: 'created', loginId: 'l1' };

/**
 * Shows a flow and remembers what it asked of the services and told the page.
 * @param ui the flow's form
 */
export async function openFlow(ui: ReactNode, makeEnvironment: MakeEnvironment, setting: Setting = {}) {
  const { site = 'DE', answers = [], strict = false, ...more } = setting;
  const Mode = strict ? StrictMode : Fragment;
  const left = [...answers];
  const register = vi.fn<(request: RegistrationRequest) => Promise<RegisterOutcome>>(async () => {
    const answer = left.shift() ?? created;
    return answer === 'waiting' ? new Promise(() => {}) : answer;
  });
  const onEvent = vi.fn<(event: FlowEvent) => void>();
  const { services, ...environment } = makeEnvironment(site, created, { onEvent, ...more });
  const screen = await show(
    <Mode>
      <FlowProvider environment={{ ...environment, services: { ...services, register } }}>{ui}</FlowProvider>
    </Mode>,
  );
  return { screen, register, onEvent };
}

/** Lines that a screen reader is told at once, in place of what it is saying. */
export const assertiveLines = (): (string | null)[] =>
  Array.from(document.querySelectorAll('[aria-live="assertive"] > *'), (line) => line.textContent);
