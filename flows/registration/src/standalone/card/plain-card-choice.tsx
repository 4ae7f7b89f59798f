import { Select } from '@crema/design-system';
import { cardLayouts } from '@crema/flow-domain';
import { useFlow } from '@crema/flow-form';

/** The choice of card as one list, for a form without JavaScript. The server returns a plastic card with its address fields. */
export function PlainCardChoice() {
  const { texts, brand } = useFlow();
  return (
    <Select
      name="cardSelection.layout"
      autoComplete="off"
      label={texts.t('field.card.layout.legend', { cardName: brand.cardName })}
      options={cardLayouts.map((value) => ({ value, label: texts.t(`field.card.layout.${value}`) }))}
      defaultValue="DIGITAL"
    />
  );
}
