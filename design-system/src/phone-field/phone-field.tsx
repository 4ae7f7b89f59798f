import type { ChangeEventHandler, ComponentProps, FocusEventHandler } from 'react';
import { controlClass } from '../field/control.ts';
import type { GroupProps } from '../field/field-props.ts';
import { FieldSet } from '../field/field.tsx';
import { useGroup } from '../field/use-field.ts';
import { Part, partControl } from '../internal/part.tsx';
import type { PartProps } from '../internal/part.tsx';
import { SelectBox } from '../internal/select-box.tsx';
import type { SelectOption } from '../internal/select-box.tsx';

/** Props that prefix and number have in common. */
type PhonePartProps = PartProps & {
  name: string;
  autoComplete: AutoFill;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement> | undefined;
};

/** One of the two controls. */
export type PhonePart = 'prefix' | 'number';

/** Autofill tokens. HTML has a pair of tokens for each kind of prefix (WCAG 2.2 1.3.5). */
const AUTOFILL = {
  country: { prefix: 'tel-country-code', number: 'tel-national' },
  area: { prefix: 'tel-area-code', number: 'tel-local' },
} as const;

/**
 * Loads the code that handles other text than digits. Until it is loaded, a pasted number stays as it is, and validation reports
 * it.
 */
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
    /** Text of a first, empty prefix. Without it the first prefix is chosen initially. */
    prefixPlaceholder?: string | undefined;
    /** Whether the prefix is that of a country or, as in Turkey, of a mobile network. @default 'country' */
    prefixKind?: 'country' | 'area' | undefined;
    /** Autofill tokens, such as those of a `billing` address. @default the tokens for `prefixKind` */
    autoComplete?: Readonly<Record<PhonePart, AutoFill>> | undefined;
    /** Initial values of both. */
    defaultValue?: Readonly<Partial<Record<PhonePart, string>>> | undefined;
    /** Values of both, with `onChange`. Without it the field is uncontrolled. */
    value?: Readonly<Record<PhonePart, string>> | undefined;
    /** Called for both controls. `event.target.name` says which. */
    onChange?: ChangeEventHandler<HTMLInputElement | HTMLSelectElement> | undefined;
  };

/**
 * A phone number in two native controls under one legend: the shopper chooses the prefix and types the number. A prefix that is
 * pasted with the number is chosen. One error belongs to both, because either can be wrong. Uncontrolled with `defaultValue`.
 * `ref` is the fieldset.
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

type PrefixProps = PhonePartProps & {
  options: readonly SelectOption[];
  placeholder: string | undefined;
};

/** The prefix in a native select. One letter or digit finds it, and phones show their own picker. */
const PrefixSelect = ({ label, ...props }: PrefixProps) => (
  <Part id={props.id} label={label} width="ds w-short max-w-full">
    <div className="ds relative">
      <SelectBox {...partControl(props)} state={props.state} numeric />
    </div>
  </Part>
);

/**
 * The number after the prefix. `type="tel"` brings the phone's number keys. It has no `maxLength`, which would silently cut a
 * pasted number, and the shopper would send half of it.
 */
const NumberInput = ({ label, ...props }: PhonePartProps) => (
  <Part id={props.id} label={label} width="ds max-w-medium min-w-0 flex-[1_1_9rem]">
    <input
      {...partControl(props)}
      type="tel"
      className={controlClass({ state: props.state, className: '[font-variant-numeric:tabular-nums]' })}
    />
  </Part>
);
