export { AlertDialog } from './alert-dialog.tsx';
export type { AlertDialogProps } from './alert-dialog.tsx';
