import { AlertDialog, Button } from '@crema/design-system';
import { useFlow } from '@crema/flow-form';

/** Props of the question about changes that were not saved. */
export type UnsavedQuestionProps = {
  open: boolean;
  /** Runs when the shopper goes on with the form. */
  onKeep: () => void;
  /** Runs when the shopper leaves the form all the same. */
  onClose: () => void;
};

/** Asks before a form with unsaved changes is closed. */
export function UnsavedQuestion({ open, onKeep, onClose }: UnsavedQuestionProps) {
  const { texts } = useFlow();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onKeep}
      title={texts.t('banner.unsaved')}
      description={texts.t('banner.unsavedHint')}
      cancelLabel={texts.t('banner.unsavedKeep')}
      action={<Button onClick={onClose}>{texts.t('action.close')}</Button>}
    />
  );
}
