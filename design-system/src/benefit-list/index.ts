export { BenefitList } from './benefit-list.tsx';
export type { BenefitListProps } from './benefit-list.tsx';
