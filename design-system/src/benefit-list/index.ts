export { BenefitList } from './benefit-list.tsx';
