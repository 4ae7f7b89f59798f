import { FieldRow } from '@crema/design-system';
import type { FormPlan, PlannedField as Planned } from '@crema/flow-domain';
import { PlannedField } from '../form/form-context.tsx';
import { useFlow } from '../provider/flow-provider.tsx';
import { FormSection } from './form-section.tsx';

const isName = ({ name }: Planned) => name === 'personalData.firstName' || name === 'personalData.lastName';

/**
 * The fields of the person. The two names are in one row if there is room, unless the plan stacks them. All other fields are
 * below each other, in the plan's order.
 */
export function PersonSection({ plan }: { plan: FormPlan }) {
  const { texts } = useFlow();
  const fields = plan.fields.filter(({ name }) => name.startsWith('personalData.'));
  const names = plan.namesStacked ? [] : fields.filter(isName);
  return (
    <FormSection name="person" legend={texts.t('group.person')}>
      {fields.map((field) =>
        field === names[0] ? (
          <FieldRow key="names">
            {names.map((name) => (
              <PlannedField key={name.name} field={name} />
            ))}
          </FieldRow>
        ) : names.includes(field) ? null : (
          <PlannedField key={field.name} field={field} />
        ),
      )}
    </FormSection>
  );
}
