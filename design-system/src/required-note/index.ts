export { RequiredNote } from './required-note.tsx';
