/** The exports for a server beside the flows: the consent documents of all sites, and the judge of submissions. */
export { acceptStreet, type NamedStreet } from './contract/accept-street.ts';
export {
  type JudgedSubmission,
  judgeSubmission,
  type SubmissionSetting,
} from './contract/judge-submission.ts';
export { personTexts } from './fields/planned-field.ts';
export { passwordBounds } from './fields/password/password-field.ts';
export { judgePassword } from './fields/password/password-rule.ts';
export { splitStreet } from './fields/street/split-street.ts';
export { cleanText } from './rules/clean-text.ts';
export { submissionOfForm } from './contract/submission-of-form.ts';
export { documentsFor, documentVersions } from './documents/index.ts';
