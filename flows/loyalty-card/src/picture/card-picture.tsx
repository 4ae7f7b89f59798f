import { customerName } from '@crema/flow-address';
import type { CustomerInfo } from '@crema/flow-domain';
import { useFlow, useForm } from '@crema/flow-form';
import { useCallback, useEffect, useRef } from 'react';
import { CardDrawing } from './card-drawing.tsx';

const names = ['personalData.firstName', 'personalData.lastName'] as const;

type Props = {
  /** The customer who is known; else the name is shown as it is typed. */
  customer: CustomerInfo | undefined;
};

/**
 * The loyalty card, drawn, with the shopper's name on it as soon as it is known or typed. A picture of what the form says:
 * hidden from the outline. The name is written into the document, so that no key press renders anything.
 */
export function CardPicture({ customer }: Props) {
  const { brand, site } = useFlow();
  const form = useForm();
  const holder = useRef<HTMLSpanElement>(null);
  const nameOf = useCallback(() => {
    const [firstName = '', lastName = ''] = names.map(form.value);
    return customerName(customer ?? { firstName, lastName }, site);
  }, [customer, form, site]);
  useEffect(() => {
    const write = () => {
      if (holder.current) holder.current.textContent = nameOf();
    };
    write();
    return form.onChange((inputs) => {
      if (names.some((name) => inputs.includes(name))) write();
    });
  }, [form, nameOf]);
  return (
    <div
      aria-hidden="true"
      className="ds box-content flex max-w-long gap-4 rounded-card border-thin border-control bg-panel p-6 not-first:mt-group"
    >
      {/* As wide as the card's name needs it to be: where there is little room, the drawing gives way. */}
      <div className="ds flex max-w-full flex-1 flex-col justify-between gap-4">
        <span className="ds font-heading text-h3 font-display wrap-break-word">{brand.cardName}</span>
        <span ref={holder} className="ds text-lead wrap-anywhere">
          {nameOf()}
        </span>
      </div>
      {/* Beside the words and not below them, so that they can be read whatever is drawn. */}
      <div className="ds w-1/3 min-w-0">
        <CardDrawing />
      </div>
    </div>
  );
}
