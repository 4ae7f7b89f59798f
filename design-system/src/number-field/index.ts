export { NumberField } from './number-field.tsx';
