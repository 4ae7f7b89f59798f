import { Textarea } from '@crema/design-system';
import type { PostalField } from '@crema/flow-domain';
import { useField, useFlow } from '@crema/flow-form';
import { sectionOf } from '../autofill.ts';
import { LineField } from './line-field.tsx';

/** Street and house number; a Turkish address is described in several lines, with what is left of its length. */
export function StreetField({ field }: { field: PostalField }) {
  const { texts } = useFlow();
  const section = sectionOf(field.name);
  return field.country.turkish ? (
    <Description field={field} />
  ) : (
    <LineField
      field={field}
      label={texts.t('field.street.label')}
      autoComplete={`${section} address-line1`}
      autoCapitalize="words"
    />
  );
}

function Description({ field: { name, required, country } }: { field: PostalField }) {
  const { texts } = useFlow();
  const { state, issue, startValue } = useField(name);
  return (
    <Textarea
      name={name}
      label={texts.t('field.street.label')}
      autoComplete={`${sectionOf(name)} street-address`}
      required={required}
      limit={country.street.max}
      remaining={(count) =>
        texts.t(count < 0 ? 'a11y.textareaOver' : 'a11y.textareaCounter', { count: Math.abs(count) })
      }
      defaultValue={startValue()}
      state={state}
      error={issue && texts.issue(issue)}
    />
  );
}
