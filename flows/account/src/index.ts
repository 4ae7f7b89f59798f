export { Account, accountForms, type AccountProps } from './account.tsx';
export type { Answer } from './answer.ts';
export { Login, type LoginProps } from './login.tsx';
export {
  PasswordPages,
  type PasswordPagesProps,
  type PasswordStep,
  passwordTitle,
} from './password-pages.tsx';
export type { ShownSession } from './sessions.tsx';
