import type { FormPlan, FormValues, PlanOptions } from '@crema/flow-domain';
import type { Failure, FormStart } from '../engine/form-view.ts';
import { inTime } from '../loading.ts';
import { useFlow } from '../provider/flow-provider.tsx';
import type { FormFlow } from './use-plan.ts';

/** What every flow's form is told by the page it stands on. */
export interface RegistrationProps {
  /** Id of the form element, so that inputs outside it can belong to it. @default the flow's name */
  id?: string;
  /** Where the form posts to without JavaScript. */
  action: string;
  /** How the page sets the form up; a stable object. */
  options?: PlanOptions | undefined;
  /** What the form starts with, as a server sends it back. @default empty */
  start?: FormStart | undefined;
}

/**
 * Sends a flow's registration. The code that does it is fetched when the shopper enters the form: nobody needs it before.
 */
export function useRegister(definition: FormFlow): {
  prepare: () => void;
  send: (plan: FormPlan, values: FormValues) => Promise<Failure | undefined>;
} {
  const flow = useFlow();
  const load = () => import('./register.ts');
  return {
    prepare: () => {
      load().catch(() => {});
      flow.services?.prepare?.();
    },
    send: async (plan, values) => (await inTime(load())).register({ definition, plan, values }, flow),
  };
}
