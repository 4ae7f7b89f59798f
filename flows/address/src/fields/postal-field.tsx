import { ComboBox, Select, TextField } from '@crema/design-system';
import type { PostalField as Planned } from '@crema/flow-domain';
import { useField, useFlow, useForm } from '@crema/flow-form';
import { useRef, useState } from 'react';
import { sectionOf } from '../autofill.ts';
import type { PostalLine } from '../suggestions/postal-suggestions.ts';
import { suggestionStrings } from '../suggestions/suggestion-strings.ts';
import type { usePostalService } from '../suggestions/use-postal-service.ts';

type Props = {
  field: Planned;
  service: ReturnType<typeof usePostalService>;
  /** Name of the input that a choice leads to. */
  street: string;
  /** What can be chosen in place of typing. */
  choices?: readonly string[] | undefined;
  /** Id of an error that code and town share; it stands below both. */
  sharedErrorId?: string | undefined;
};

const token = { postalCode: 'postal-code', town: 'address-level2' } as const;

/** Whether the country's codes are digits, so that a phone shows its number keys; a separator is put in by itself. */
const isNumeric = ({ country }: Planned) =>
  country.postal?.masks.every((mask) => !/[A-Z*]/.test(mask)) ?? false;

/** A postal code or a town, with suggestions of both where the services have data of the country. */
export function PostalField({ field, service, street, choices, sharedErrorId }: Props) {
  const { texts } = useFlow();
  const { state, issue, startValue } = useField(field.name);
  const form = useForm();
  const input = useRef<HTMLInputElement>(null);
  const { hasList } = service;
  const [kept, setKept] = useState(() => ({ hasList, value: startValue() }));
  // Another country may have another kind of input; what was typed moves over while the old one is still there.
  if (kept.hasList !== hasList) setKept({ hasList, value: form.value(field.name) ?? '' });
  const isCode = field.kind === 'postalCode';
  const active = isCode ? 'zipcode' : 'city';
  const inputMode = isCode && isNumeric(field) ? 'numeric' : 'text';
  const autoCapitalize = isCode ? 'characters' : 'words';
  const shared = {
    name: field.name,
    label: texts.t(isCode ? 'field.postalCode.label' : 'field.postalTown.label'),
    autoComplete: `${sectionOf(field.name)} ${token[isCode ? 'postalCode' : 'town']}` as const,
    required: field.required,
    defaultValue: kept.value,
    state,
    error: !sharedErrorId && issue && texts.issue(issue),
    'aria-describedby': sharedErrorId,
  };
  const choose = (line: PostalLine) => {
    service.choose(line);
    const next = input.current?.form?.elements.namedItem(street);
    if (next instanceof HTMLElement) next.focus();
  };
  // Without JavaScript the towns of a code that was sent are there to choose from.
  if (choices) {
    const options = choices.map((value) => ({ value, label: value }));
    return <Select {...shared} placeholder={texts.t('field.salutation.placeholder')} options={options} />;
  }
  const typed = { ...shared, inputMode, autoCapitalize, spellCheck: false } as const;
  // A combo box without a list would promise suggestions to the users of a screen reader.
  if (!hasList) return <TextField {...typed} />;
  return (
    <ComboBox
      {...typed}
      ref={input}
      source={service.suggest(active)}
      strings={suggestionStrings(texts)}
      minLength={service.isKnown ? 1 : Infinity}
      onSelect={choose}
      onBlur={() => service.judge(active)}
    />
  );
}
