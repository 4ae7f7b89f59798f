export { openPostal, type Postal } from './open-postal.ts';
