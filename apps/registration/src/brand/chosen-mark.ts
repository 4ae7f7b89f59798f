/** The mark of the chosen brand, by itself: a page that shows it has it in its own script, and no other page downloads it. */
export { Mark } from './crema/mark.tsx';
