import { Text } from '@crema/design-system';
import { useState } from 'react';
import { useFlow } from '../provider/flow-provider.tsx';
import { loadedRules } from './form-rules.ts';
import { useFormView } from './form-context.tsx';
import type { FormMessageProps } from './use-form-message.ts';

/**
 * Shows the form message. Its banner is fetched with the rules, because a form has no message before the shopper enters it. If the
 * banner cannot be fetched, the plain text is shown.
 */
export function FormBanner(props: FormMessageProps) {
  const { texts } = useFlow();
  const { problem, failures } = useFormView(props.store);
  const shownSince = (failed: number) => ({
    failed,
    Banner: loadedRules(props.definition)?.FormMessageBanner,
  });
  const [shown, show] = useState(() => shownSince(failures));
  // Only a failed submit shows the banner, because the banner moves the focus to the first wrong field.
  if (shown.failed !== failures) show(shownSince(failures));
  return shown.Banner ? (
    <shown.Banner {...props} />
  ) : problem ? (
    <Text role="alert" tone="error">
      {texts.problem(problem)}
    </Text>
  ) : null;
}
