import { RadioGroup } from '@crema/design-system';
import type { CardLayoutField as Planned } from '@crema/flow-domain';
import { useField, useFlow } from '@crema/flow-form';
import { DigitalCard } from './digital-card.tsx';
import { PlasticCard } from './plastic-card.tsx';

const drawings = { DIGITAL: <DigitalCard />, PLASTIC: <PlasticCard /> };

/**
 * How the loyalty card is carried: two large cards, the digital one chosen (Registration §4, card layout). An error about a
 * missing address belongs to the address below, so both choices stay as they are.
 */
export function CardLayoutField({ field }: { field: Planned }) {
  const { texts, brand } = useFlow();
  const { state, issue, startValue } = useField(field.name);
  const isWrong = issue && issue.code !== 'missingInvoiceAddress';
  const start = field.options.find((value) => value === startValue()) ?? 'DIGITAL';
  return (
    <RadioGroup
      name={field.name}
      label={texts.t('field.card.layout.legend', { cardName: brand.cardName })}
      options={field.options.map((value) => ({
        value,
        label: texts.t(`field.card.layout.${value}`),
        hint: (
          <>
            <span className="ds block">{texts.t(`card.${value}.benefit`)}</span>
            <span className="ds block">{texts.t(`card.${value}.consequence`)}</span>
          </>
        ),
        illustration: drawings[value],
      }))}
      defaultValue={start}
      state={state === 'error' && !isWrong ? 'default' : state}
      error={isWrong && texts.issue(issue)}
    />
  );
}
