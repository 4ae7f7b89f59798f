import { Banner } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import { type Answer, problemText } from './answer.ts';

/** Says why the server refused a form, above the form. */
export const AnswerBanner = ({ texts, answer }: { texts: Texts; answer: Answer | undefined }) =>
  answer?.problem ? <Banner tone="error">{problemText(texts, answer.problem)}</Banner> : null;
