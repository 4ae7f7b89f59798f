export { CheckboxGroup } from './checkbox-group.tsx';
