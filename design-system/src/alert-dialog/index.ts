export { AlertDialog } from './alert-dialog.tsx';
