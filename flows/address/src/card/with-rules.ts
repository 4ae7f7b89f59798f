import { fetchFeedback } from '@crema/flow-form';
import type { CardPart } from './card-part.ts';

/** A part of a form that comes with its rules: a form that takes it judges by them at once. */
export async function withRules(loading: Promise<CardPart>): Promise<CardPart> {
  const part = await loading;
  await fetchFeedback(part.flow);
  return part;
}
