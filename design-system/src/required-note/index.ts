export { RequiredNote } from './required-note.tsx';
export type { RequiredNoteProps } from './required-note.tsx';
