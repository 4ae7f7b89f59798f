import type { ChangeEventHandler, ComponentProps, FocusEventHandler } from 'react';
import { FieldSet } from '../field/field-set.tsx';
import type { GroupProps } from '../field/field-props.ts';
import { useGroup } from '../field/use-group.ts';
import type { SelectOption } from '../internal/select-box/select-box.tsx';
import { NumberInput } from './number-input.tsx';
import { PrefixSelect } from './prefix-select.tsx';

/** One of the two controls. */
export type PhonePart = 'prefix' | 'number';

/** What the browser may fill in: HTML has a pair of words for either kind of prefix (WCAG 2.2 1.3.5). */
const AUTOFILL = {
  country: { prefix: 'tel-country-code', number: 'tel-national' },
  area: { prefix: 'tel-area-code', number: 'tel-local' },
} as const;

/** Fetches what the number takes beside digits. Until it is there a pasted number stays as it is, for the form to judge. */
const takeLater: FocusEventHandler<HTMLElement> = ({ currentTarget }) =>
  void import('./take-number.ts').then(
    (late) => late.takeNumber(currentTarget),
    () => {},
  );

/** The props of `PhoneField`. */
export type PhoneFieldProps = GroupProps &
  Omit<
    ComponentProps<'fieldset'>,
    | keyof GroupProps
    | 'autoComplete'
    | 'children'
    | 'className'
    | 'defaultValue'
    | 'name'
    | 'onChange'
    | 'style'
  > & {
    /** Keys of the two values in the form. */
    names: Readonly<Record<PhonePart, string>>;
    /** Name of each control. */
    labels: Readonly<Record<PhonePart, string>>;
    /** The prefixes to choose from: "+48", or "532" in Turkey (Registration §4). */
    prefixes: readonly SelectOption[];
    /** Text of a first, empty prefix. Without it the first one is chosen from the start. */
    prefixPlaceholder?: string | undefined;
    /** Whether the prefix is a country's or, as in Turkey, a mobile network's within it. @default 'country' */
    prefixKind?: 'country' | 'area' | undefined;
    /** What the browser may fill in, such as that of a `billing` address. @default the words for `prefixKind` */
    autoComplete?: Readonly<Record<PhonePart, AutoFill>> | undefined;
    /** What the two start with. */
    defaultValue?: Readonly<Partial<Record<PhonePart, string>>> | undefined;
    /** What they hold, with `onChange`. Without it the page itself remembers. */
    value?: Readonly<Record<PhonePart, string>> | undefined;
    /** Hears both; `event.target.name` says which. */
    onChange?: ChangeEventHandler<HTMLInputElement | HTMLSelectElement> | undefined;
  };

/**
 * A phone number in two native controls under one legend: a prefix that is chosen and a number that is typed. A prefix that is
 * pasted with the number is chosen. One error belongs to both, because either may be the wrong one. Uncontrolled with `defaultValue`. `ref` is the fieldset.
 *
 * ```tsx
 * <PhoneField
 *   names={{ prefix: 'mobilePhonePrefix', number: 'mobilePhoneNumber' }}
 *   label={t('mobilePhone')}
 *   labels={{ prefix: t('mobilePrefix'), number: t('mobileNumber') }}
 *   prefixes={prefixes}
 *   prefixKind="area"
 *   required
 * />
 * ```
 */
export function PhoneField({
  names,
  labels,
  value,
  defaultValue,
  onChange,
  prefixes,
  prefixPlaceholder,
  prefixKind = 'country',
  autoComplete = AUTOFILL[prefixKind],
  ...props
}: PhoneFieldProps) {
  const { frame, part } = useGroup(props, [names.prefix, names.number]);
  const shared = (which: PhonePart) => ({
    ...part,
    id: `${frame.id}-${which}`,
    name: names[which],
    label: labels[which],
    autoComplete: autoComplete[which],
    onChange,
    ...(value ? { value: value[which] } : { defaultValue: defaultValue?.[which] }),
  });
  return (
    <FieldSet {...frame}>
      <div onFocus={takeLater} className="ds mt-1 flex flex-wrap gap-3">
        <PrefixSelect {...shared('prefix')} options={prefixes} placeholder={prefixPlaceholder} />
        <NumberInput {...shared('number')} />
      </div>
    </FieldSet>
  );
}
