import type { DigitalCard } from '@crema/flow-domain';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Returns a card as pages show it. Its code is drawn here, so that no page downloads the code that draws it. */
export function digitalCard(number: string): DigitalCard {
  const code = generate(number);
  return { number, code: toSvgPath(code), size: code.size };
}
