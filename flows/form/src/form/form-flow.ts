import type { FlowDefinition, FlowOutline } from '@crema/flow-domain';

/** A flow as its form is told of it: with its rules, or with the way to them. */
export type FormFlow = FlowDefinition | FlowOutline;
