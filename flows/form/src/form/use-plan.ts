import {
  contextOf,
  type FieldPlan,
  type Flow,
  type FormValues,
  type PlanContext,
  planFor,
} from '@crema/flow-domain';
import { useMemo, useState } from 'react';
import { useFlow } from '../provider/flow-provider.tsx';

/** The plan for what was answered so far, and the way to tell it new answers. */
export function usePlan(flow: Flow): { plan: FieldPlan; answer: (values: FormValues) => void } {
  const { site, start } = useFlow();
  const [context, setContext] = useState<PlanContext>(() => contextOf(start?.values ?? {}));
  const plan = useMemo(() => planFor(flow, site, context), [flow, site, context]);
  const answer = (values: FormValues) => {
    const next = contextOf(values);
    setContext((now) =>
      now.salutation === next.salutation && now.cardMembership === next.cardMembership ? now : next,
    );
  };
  return { plan, answer };
}
