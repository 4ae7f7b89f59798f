import { type Issue, readErrors } from '@crema/flow-domain';
import type { Answer } from './answer.ts';

// Only what concerns a field can be shown beside one; a text that speaks of the e-mail concerns its field (Registration §5).
function placed(issues: readonly Issue[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    const field = issue.field ?? (/email/i.test(issue.code) ? 'email' : undefined);
    return field ? [{ ...issue, field }] : [];
  });
}

/** What an answer says is wrong with fields. One that names none may still speak of the e-mail in words of its own. */
export function issuesOf({ status, body, words }: Answer): readonly Issue[] {
  if (status < 400 || status >= 500) return [];
  const errors = readErrors(body);
  if (errors) return placed(errors);
  return /email/i.test(words) ? [{ field: 'email', code: 'emailRefused' }] : [];
}
