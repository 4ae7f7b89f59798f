import { CardField, type FieldRenderer, renderAccountField, renderPersonField } from '@crema/flow-form';

/** The fields of the standalone registration. */
export const renderField: FieldRenderer = (field) =>
  field.kind === 'cardMembership' ? <CardField /> : (renderPersonField(field) ?? renderAccountField(field));
