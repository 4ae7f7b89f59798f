import { Checkbox } from '@crema/design-system';
import { useField } from '../form/form-context.tsx';
import { useFlow } from '../provider/flow-provider.tsx';

/** The checkbox for the loyalty card (Registration §2, form 4). */
export function CardField() {
  const { texts, brand } = useFlow();
  const { startValue } = useField('cardMembership');
  return (
    <Checkbox
      name="cardMembership"
      label={texts.t('field.card.checkbox', { cardName: brand.cardName })}
      hint={texts.t('field.card.hint')}
      optional
      defaultChecked={startValue() === 'on'}
    />
  );
}
