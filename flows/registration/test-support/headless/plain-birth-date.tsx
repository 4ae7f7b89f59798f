import type { BirthDateField } from '@crema/flow-domain';
import { useFlow } from '@crema/flow-form/headless';
import { useControl } from './use-control.tsx';

/** The birth date: one question of three inputs, in the order of the site. */
export function PlainBirthDate({ field }: { field: BirthDateField }) {
  const { texts } = useFlow();
  const { id, issue, wiring, startValue, error } = useControl(field.name);
  const names = field.inputs;
  return (
    <fieldset className="own-field">
      <legend>
        {texts.t('field.birthDate.legend')}
        {field.required && ' *'}
      </legend>
      {field.order.map((part) => {
        const name = names.find((each) => each.endsWith(`.${part}`)) ?? part;
        return (
          <label key={part} htmlFor={`${id}-${part}`}>
            {texts.t(`field.birthDate.${part}`)}
            <input
              {...wiring}
              // An issue may name one part, or the whole date.
              aria-invalid={issue?.field === name || issue?.field === field.name}
              id={`${id}-${part}`}
              name={name}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              required={field.required}
              defaultValue={startValue(name)}
            />
          </label>
        );
      })}
      {error}
    </fieldset>
  );
}
