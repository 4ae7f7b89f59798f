export { Icon } from './icon.tsx';
export type { IconName } from './icon.tsx';
