/** Why a form could not be taken although no field is at fault. Each has its text in the form's banner. */
export const formProblems = [
  'technicalError',
  'sessionExpired',
  'inProgress',
  'alreadySent',
  'notLoggedIn',
  'alreadyLoggedIn',
  'unavailable',
  'rateLimited',
  'offline',
] as const;

export type FormProblem = (typeof formProblems)[number];
