// A thread that does nothing but hash, so that neither the pages nor what compresses them wait for it.
export { hashPassword, isPasswordOf } from './password-hash.ts';
