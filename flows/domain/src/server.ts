/** What a server needs beside the flows: the consent documents of all sites, and the judging of what was submitted. */
export {
  type JudgedSubmission,
  judgeSubmission,
  type SubmissionSetting,
} from './contract/judge-submission.ts';
export { submissionOfForm } from './contract/submission-of-form.ts';
export { documentsFor, documentVersions } from './documents/index.ts';
