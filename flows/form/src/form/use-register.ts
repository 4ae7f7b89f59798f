import type { FormPlan, JudgedValues, PlanOptions } from '@crema/flow-domain';
import type { Failure, FormStart } from '../engine/form-view.ts';
import { inTime } from '../loading.ts';
import { useFlow } from '../provider/flow-provider.tsx';
import type { FormFlow } from './use-plan.ts';

/** Props of every flow's registration form. */
export interface RegistrationProps {
  /** Id of the form element, so that inputs outside it can belong to it. @default the flow's name */
  id?: string;
  /** Address that the form posts to without JavaScript. */
  action: string;
  /** The page's options of the form. A stable object. */
  options?: PlanOptions | undefined;
  /** Values and issues at the start of the form, as a server returns them. @default empty */
  start?: FormStart | undefined;
}

/** Returns the functions that send a flow's registration. Their code is fetched when the shopper enters the form. */
export function useRegister(definition: FormFlow): {
  prepare: () => void;
  send: (plan: FormPlan, values: JudgedValues) => Promise<Failure | undefined>;
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
