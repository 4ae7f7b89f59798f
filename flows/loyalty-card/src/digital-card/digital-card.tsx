import { Stack, Text } from '@crema/design-system';
import type { DigitalCard as Card } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';

// A reader of codes needs so many modules without ink around a code (ISO/IEC 18004).
const quietZone = 4;

type Props = {
  /** The customer's digital card, as the server sends it. */
  card: Card;
  texts: Texts;
  /** The brand's name of its loyalty card. */
  cardName: string;
  /** The name on the card. */
  name: string;
};

/**
 * A customer's digital card: name, number and code, to be shown at a till. The code is dark on light in every theme, because many
 * readers cannot read it otherwise.
 */
export function DigitalCard({ card: { number, code, size }, texts: { t }, cardName, name }: Props) {
  const whole = size + 2 * quietZone;
  return (
    <Stack gap={3}>
      <Text size="lead">{t('card.number.ready', { cardName })}</Text>
      <div className="ds flex flex-wrap items-center justify-between gap-6 rounded-card border-thin border-control bg-panel p-6">
        <div className="ds flex flex-col gap-4">
          <div className="ds flex flex-col">
            <span className="ds font-heading text-h3 font-display wrap-break-word">{cardName}</span>
            <span className="ds text-lead wrap-anywhere">{name}</span>
          </div>
          <div className="ds flex flex-col">
            <Text size="small" tone="hint">
              {t('card.number.label')}
            </Text>
            <span className="ds text-lead">{number.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
          </div>
        </div>
        <svg
          role="img"
          aria-label={t('card.number.code')}
          className="ds block h-auto max-w-full"
          width="192"
          height="192"
          shapeRendering="crispEdges"
          viewBox={`${-quietZone} ${-quietZone} ${whole} ${whole}`}
        >
          <rect x={-quietZone} y={-quietZone} width={whole} height={whole} rx="1.5" fill="#fff" />
          <path d={code} fill="#000" />
        </svg>
      </div>
    </Stack>
  );
}
