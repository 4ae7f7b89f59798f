import { RadioGroup, VisuallyHidden } from '@crema/design-system';
import type { CardLayoutField as Planned } from '@crema/flow-domain';
import { useField, useFlow } from '@crema/flow-form';
import { DigitalCard } from './digital-card.tsx';
import { PlasticCard } from './plastic-card.tsx';
import { useMissingAddress } from './use-missing-address.ts';

const drawings = { DIGITAL: <DigitalCard />, PLASTIC: <PlasticCard /> };

/**
 * How the loyalty card is carried: two large cards, the digital one chosen (Registration §4, card layout). A missing address
 * is shown where the address belongs; the radio that the shopper is led to only speaks it.
 */
export function CardLayoutField({ field }: { field: Planned }) {
  const { texts, brand } = useFlow();
  const { state, issue, startValue } = useField(field.name);
  const missing = useMissingAddress();
  // Said only when the form was refused for it: a card that was just chosen is not wrong yet.
  const isWrong = issue && issue.code !== 'missingInvoiceAddress';
  return (
    <RadioGroup
      name={field.name}
      label={texts.t('field.card.layout.legend', { cardName: brand.cardName })}
      options={field.options.map((value) => ({
        value,
        label: texts.t(`field.card.layout.${value}`),
        hint: (
          <>
            {missing && value === 'PLASTIC' && (
              <VisuallyHidden>{`${texts.t('a11y.errorPrefix')} ${texts.issue(missing)} `}</VisuallyHidden>
            )}
            <span className="block">{texts.t(`card.${value}.benefit`)}</span>
            <span className="block">{texts.t(`card.${value}.consequence`)}</span>
          </>
        ),
        illustration: drawings[value],
      }))}
      defaultValue={startValue() || 'DIGITAL'}
      state={missing || isWrong ? state : state === 'error' ? 'default' : state}
      error={isWrong && texts.issue(issue)}
    />
  );
}
