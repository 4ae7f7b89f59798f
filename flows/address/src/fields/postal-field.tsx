import { ComboBox, Select, Textarea, TextField } from '@crema/design-system';
import type { PostalField as Planned } from '@crema/flow-domain';
import { useField, useFlow } from '@crema/flow-form';
import { useRef } from 'react';
import { sectionOf } from '../autofill.ts';
import { type ActiveField, type PostalLine, suggestionStrings } from '../suggestions/postal-suggestions.ts';
import { usePostalService } from '../suggestions/use-postal-service.ts';

type Props = {
  field: Planned;
  /**
   * The part of the address. Render the field with a key of `hasList`, because another kind of input starts with the typed text.
   */
  active: ActiveField;
  service: ReturnType<typeof usePostalService>;
  /** True if the field offers a list. */
  hasList: boolean | undefined;
  /** Options of a select in place of an input. */
  choices?: readonly string[] | undefined;
  /** Id of an error that code and town share; it stands below both. */
  sharedErrorId?: string | undefined;
};

/** For each part: its name in the texts, and its autofill token. */
const parts = {
  zipcode: ['postalCode', 'postal-code'],
  city: ['postalTown', 'address-level2'],
  street: ['street', 'address-line1'],
} as const;

const letter = /[A-Z*]/;

/** A postal code, a town or a street with its number. It offers suggestions if the services have some for the country. */
export function PostalField({ field, active, service, hasList, choices, sharedErrorId }: Props) {
  const { texts } = useFlow();
  const { state, issue, startValue } = useField(field.name);
  const input = useRef<HTMLInputElement>(null);
  const [part, token] = parts[active];
  const isStreet = active === 'street';
  const isCode = active === 'zipcode';
  const shared = {
    name: field.name,
    label: texts.t(`field.${part}.label`),
    autoComplete: `${sectionOf(field.name)} ${token}` as const,
    required: field.required,
    defaultValue: startValue(),
    state,
    error: !sharedErrorId && issue && texts.issue(issue),
    'aria-describedby': sharedErrorId,
  };
  const choose = (line: PostalLine) => {
    service.choose(line);
    // The shopper types the house number after the street.
    const next = input.current?.form?.elements.namedItem(service.street);
    if (next instanceof HTMLElement) next.focus();
  };
  // Without JavaScript the towns of a code that was sent are there to choose from.
  if (choices) {
    const options = choices.map((value) => ({ value, label: value }));
    return <Select {...shared} placeholder={texts.t('field.salutation.placeholder')} options={options} />;
  }
  const { turkish, street, postal } = field.country;
  // A Turkish address is a text of several lines with a counter.
  if (isStreet && turkish) {
    return (
      <Textarea
        {...shared}
        autoComplete={`${sectionOf(field.name)} street-address`}
        limit={street.max}
        remaining={(count) =>
          texts.t(count < 0 ? 'a11y.textareaOver' : 'a11y.textareaCounter', { count: Math.abs(count) })
        }
      />
    );
  }
  const typed = {
    ...shared,
    // A phone shows its number keys where codes are digits; a separator is put in by itself.
    inputMode: isCode && postal?.masks.every((mask) => !letter.test(mask)) ? 'numeric' : 'text',
    autoCapitalize: isCode ? 'characters' : 'words',
    spellCheck: false,
    // Alone in its row.
    width: isCode && turkish ? 'short' : undefined,
  } as const;
  // A combo box without a list would promise suggestions to the users of a screen reader.
  if (!hasList) return <TextField {...typed} />;
  return (
    <ComboBox
      {...typed}
      ref={input}
      source={service.suggest(active)}
      strings={suggestionStrings(texts, isStreet)}
      minLength={isStreet || service.isKnown ? 1 : Infinity}
      onSelect={choose}
      onBlur={() => isStreet || service.judge(active)}
    />
  );
}

/** A part of an address with a row of its own: the street, or a Turkish code, which has no town beside it. */
export function SinglePostalField({ field }: { field: Planned }) {
  const { name, kind, country } = field;
  const service = usePostalService(name.slice(0, name.lastIndexOf('.')), country);
  const active = kind === 'street' ? kind : 'zipcode';
  const hasList = kind === active && service.hasStreets;
  // Another kind of input starts with what was typed.
  const key = `${hasList} ${country.turkish}`;
  return <PostalField key={key} field={field} active={active} service={service} hasList={hasList} />;
}
