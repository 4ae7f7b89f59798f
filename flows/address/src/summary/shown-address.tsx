import type { Address } from '@crema/flow-domain';
import { useFlow } from '@crema/flow-form';
import { addressLines } from './address-lines.ts';

type Props = {
  address: Address;
  /** ISO code of the country that need not be named. @default none */
  within?: string | undefined;
};

/** An address as its country writes one, a line each. */
export function ShownAddress({ address, within }: Props) {
  const { texts } = useFlow();
  return addressLines(address, texts, within).map((line) => (
    <span key={line} className="ds block">
      {line}
    </span>
  ));
}
