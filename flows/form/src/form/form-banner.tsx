import { Text } from '@crema/design-system';
import { useState } from 'react';
import { useFlow } from '../provider/flow-provider.tsx';
import { feedbackOf } from './feedback.ts';
import { useFormView } from './form-context.tsx';
import type { FormMessageProps } from './use-form-message.ts';

/**
 * The form's banner. It is fetched with the rules: a form that nobody has entered has nothing to say. Without a network it
 * may not be had; then the bare text stands in its place.
 */
export function FormBanner(props: FormMessageProps) {
  const { texts } = useFlow();
  const { problem, failures } = useFormView(props.store);
  const shownSince = (failed: number) => ({ failed, Banner: feedbackOf(props.definition)?.ErrorBanner });
  const [shown, show] = useState(() => shownSince(failures));
  // Only a failed submit brings it: the banner leads the shopper to what is wrong, and nothing else may move the focus.
  if (shown.failed !== failures) show(shownSince(failures));
  return shown.Banner ? (
    <shown.Banner {...props} />
  ) : problem ? (
    <Text role="alert" tone="error">
      {texts.problem(problem)}
    </Text>
  ) : null;
}
