import { Button } from '@crema/design-system';
import { useFlow } from '@crema/flow-form';
import type { Ref } from 'react';

type Props = {
  /** Id of the form that it sends. */
  form: string;
  saving: boolean;
  ref: Ref<HTMLButtonElement>;
};

/** Saves an address from outside of its form; while a save is under way it keeps the focus and says so. */
export function SaveButton({ form, saving, ref }: Props) {
  const { texts } = useFlow();
  return (
    <Button ref={ref} type="submit" form={form} loading={saving} loadingLabel={texts.t('address.saving')}>
      {texts.t('action.save')}
    </Button>
  );
}
