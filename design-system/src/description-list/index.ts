export { DescriptionList } from './description-list.tsx';
export type { DescriptionListProps } from './description-list.tsx';
export type { Description } from './description-list.tsx';
