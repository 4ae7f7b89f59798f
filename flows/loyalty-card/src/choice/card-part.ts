import type { FormPlan } from '@crema/flow-domain';
import { fetchRules, type FieldRenderer, type FormFlow } from '@crema/flow-form';
import type { ComponentType } from 'react';

/** Props of the part of a form below the choice of layout. */
export interface CardAddressProps {
  readonly plan: FormPlan;
  /** Gets the next part once it is fetched. */
  readonly onPart: (part: CardPart) => void;
  /** Fetches that part. */
  readonly load: () => Promise<CardPart>;
  /** Fetches what the page needs to show that part, such as style. @default nothing more is needed */
  readonly prepare?: (() => Promise<unknown>) | undefined;
}

/**
 * The part of a form with a card. It is fetched when it is needed: first the choice of layout, then the address of a plastic
 * card. The form uses the fields and rules of that part's flow.
 */
export interface CardPart {
  readonly flow: FormFlow;
  readonly renderField: FieldRenderer;
  readonly Address: ComponentType<CardAddressProps>;
}

/** Loads a part together with its rules, so that the form can judge at once. */
export async function withRules(loading: Promise<CardPart>): Promise<CardPart> {
  const part = await loading;
  await fetchRules(part.flow);
  return part;
}
