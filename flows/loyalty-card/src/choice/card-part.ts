import type { FormPlan } from '@crema/flow-domain';
import { fetchRules, type FieldRenderer, type FormFlow } from '@crema/flow-form';
import type { ComponentType } from 'react';

/** Props of the part of a form that stands below the choice of a card's layout. */
export interface CardAddressProps {
  readonly plan: FormPlan;
  /** Hears of the part that takes this one's place, once it could be fetched. */
  readonly onPart: (part: CardPart) => void;
  /** Fetches that part. */
  readonly load: () => Promise<CardPart>;
  /** Fetches what the page needs to show that part, such as style. @default nothing more is needed */
  readonly prepare?: (() => Promise<unknown>) | undefined;
}

/**
 * The part of a form with a card that is fetched as it is needed: first the choice of a layout, then the address that a
 * plastic card is sent to. A form with one of them asks and judges by that part's definition.
 */
export interface CardPart {
  readonly flow: FormFlow;
  readonly renderField: FieldRenderer;
  readonly Address: ComponentType<CardAddressProps>;
}

/** A part of a form that comes with its rules: a form that takes it judges by them at once. */
export async function withRules(loading: Promise<CardPart>): Promise<CardPart> {
  const part = await loading;
  await fetchRules(part.flow);
  return part;
}
