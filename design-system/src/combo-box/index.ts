export { ComboBox } from './combo-box.tsx';
export type { ComboBoxProps } from './combo-box.tsx';
export type { ComboBoxStrings, Suggestion, SuggestionSource } from './suggestion.ts';
