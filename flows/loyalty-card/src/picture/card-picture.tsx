import { customerName } from '@crema/flow-address';
import type { CustomerInfo } from '@crema/flow-domain';
import { useFlow, useForm } from '@crema/flow-form';
import { useCallback, useEffect, useRef } from 'react';

const names = ['personalData.firstName', 'personalData.lastName'] as const;

type Props = {
  /** The known customer. Without one the typed name is shown. */
  customer: CustomerInfo | undefined;
};

/**
 * A drawing of the loyalty card, with the shopper's name as soon as it is known or typed. It repeats the form, so assistive
 * technology skips it. The name is written into the document, so that no key press renders anything.
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

/** The beans on the card, drawn with the brand's pen and colours. */
function CardDrawing() {
  return (
    <svg className="ds block h-auto w-full" fill="none" viewBox="256 30 112 160">
      <g className="ds stroke-line" strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
        <ellipse className="ds fill-gold" cx="300" cy="96" rx="34" ry="46" transform="rotate(28 300 96)" />
        <path d="M278 134c26-16 12-52 44-76" strokeWidth="2.5" />
        <ellipse className="ds fill-pale" cx="344" cy="160" rx="14" ry="19" transform="rotate(-24 344 160)" />
        <path d="M338 144c8 10 2 22 12 32" strokeWidth="2" />
      </g>
    </svg>
  );
}
