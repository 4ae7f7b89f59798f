import { useField, useFlow } from '@crema/flow-form/headless';
import { useId } from 'react';

/**
 * The attributes by which native controls belong to the error of their field (WCAG 2.2 3.3.1).
 * @param name of the planned field
 */
export function useControl(name: string) {
  const { texts } = useFlow();
  const { issue, startValue } = useField(name);
  const id = useId();
  const errorId = `${id}-error`;
  return {
    id,
    issue,
    startValue,
    wiring: {
      'aria-invalid': issue !== undefined,
      'aria-describedby': issue && errorId,
    },
    error: issue && (
      <span id={errorId} className="own-error">
        {texts.issue(issue)}
      </span>
    ),
  };
}
