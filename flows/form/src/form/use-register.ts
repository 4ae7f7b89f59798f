import type { FormPlan, FormValues } from '@crema/flow-domain';
import type { Failure } from '../engine/form-view.ts';
import { useFlow } from '../provider/flow-provider.tsx';
import { inTime } from '../services/in-time.ts';
import type { FormFlow } from './form-flow.ts';

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
