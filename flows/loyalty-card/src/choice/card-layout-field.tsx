import { RadioGroup } from '@crema/design-system';
import type { CardLayoutField as Planned } from '@crema/flow-domain';
import { useField, useFlow } from '@crema/flow-form';

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

/** The card in a telephone, drawn with the brand's pen and colours. Ornament only. */
function DigitalCard() {
  return (
    <svg
      aria-hidden="true"
      className="ds h-auto w-20"
      fill="none"
      viewBox="0 0 96 80"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
    >
      <g className="ds stroke-line">
        <rect className="ds fill-pale" x="29" y="3" width="38" height="74" rx="7" />
        <path d="M44 9h8" />
        <rect className="ds fill-gold" x="34" y="17" width="28" height="19" rx="3" />
        <path d="M43 29c3-5 8-6 11-3-3 5-8 6-11 3Zm0 0 11-3" strokeWidth="1.5" />
        <path d="M36 46v14M40 46v14M45 46v14M48 46v14M53 46v14M57 46v14M60 46v14" />
        <path d="M44 71h8" opacity=".5" />
        <path d="M76 22c4 4 4 12 0 16M83 16c8 8 8 20 0 28" opacity=".5" />
      </g>
    </svg>
  );
}

/** The card in an envelope, drawn with the brand's pen and colours. Ornament only. */
function PlasticCard() {
  return (
    <svg
      aria-hidden="true"
      className="ds h-auto w-20"
      fill="none"
      viewBox="0 0 96 80"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
    >
      <g className="ds stroke-line">
        <path className="ds fill-pale" d="M12 34 48 10l36 24v36a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4Z" />
        <rect className="ds fill-gold" x="22" y="18" width="52" height="34" rx="4" />
        <path d="M28 28h14M28 34h9" />
        <path d="M56 33c4-7 11-8 15-4-4 7-11 8-15 4Zm0 0 15-4" strokeWidth="1.5" />
        <path className="ds fill-pale" d="M12 36l36 22 36-22v34a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4Z" />
        <path d="m14 72 26-19M82 72 56 53" opacity=".5" />
      </g>
    </svg>
  );
}
