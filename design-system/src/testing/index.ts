export { button, disclosure } from './buttons.ts';
export { checkbox, checkboxGroup, radioGroup, segmentedToggle, select } from './choice-fields.ts';
export { birthDateField, phoneField } from './compound-fields.ts';
export { banner, errorSummary } from './messages.ts';
export type { Name, Part, Query, Screen } from './screen.ts';
export { testingLibrary } from './testing-library.ts';
export { comboBox, ibanField, numberField, passwordField, textarea, textField } from './typed-fields.ts';
export { alertDialog, dialog, flyout } from './windows.ts';
