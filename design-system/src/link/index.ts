export { Link } from './link.tsx';
