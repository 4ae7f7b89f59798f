export { CoffeeCup } from './coffee-cup.tsx';
