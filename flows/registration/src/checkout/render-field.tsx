import { type FieldRenderer, renderAccountField, renderPersonField } from '@crema/flow-form';

/** The fields of the checkout's registration. */
export const renderField: FieldRenderer = (field) => renderPersonField(field) ?? renderAccountField(field);
