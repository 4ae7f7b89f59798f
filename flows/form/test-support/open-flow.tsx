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
  /** The responses to the registrations, in their order. @default each creates an account */
  readonly answers?: readonly Answer[];
  /** True if React starts every effect twice, as in development. @default false */
  readonly strict?: boolean;
};

const created: Answer = { kind: 'created', loginId: 'l1' };

/**
 * Shows a flow, and records its calls and events.
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

/** Returns the lines that interrupt a screen reader. */
export const assertiveLines = (): (string | null)[] =>
  Array.from(document.querySelectorAll('[aria-live="assertive"] > *'), (line) => line.textContent);
