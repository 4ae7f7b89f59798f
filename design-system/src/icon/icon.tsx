import { Drawing } from './drawing.tsx';
import { paths } from './paths.ts';

/** The drawings there are. */
export type IconName = keyof typeof paths;

/** The props of `Icon`. */
export type IconProps = {
  /** Which drawing. */
  name: IconName;
  /** Replaces the size class. @default 'size-icon' */
  size?: string;
};

/** A line drawing in the colour of the text around it. Always ornament: what it means stands beside it in words. */
export function Icon({ name, size }: IconProps) {
  return <Drawing path={paths[name]} size={size} />;
}
