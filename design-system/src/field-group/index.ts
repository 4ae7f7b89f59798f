export { FieldGroup } from './field-group.tsx';
