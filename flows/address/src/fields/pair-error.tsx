import { FieldError } from '@crema/design-system/field';
import type { Issue } from '@crema/flow-domain';
import { useFlow } from '@crema/flow-form';

type Props = {
  /** Describes both inputs. */
  id: string;
  issue: Issue;
};

/** What is wrong with a code and its town together, below both. A pair that is only doubted may be sent again as it is. */
export function PairError({ id, issue }: Props) {
  const { texts } = useFlow();
  const anyway = issue.code === 'postalMismatch' ? ` ${texts.t('address.mismatch.anyway')}` : '';
  return <FieldError id={id}>{texts.issue(issue) + anyway}</FieldError>;
}
