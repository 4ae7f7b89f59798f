import { warnOnce } from '../tone/warn-once.ts';
import { Drawing } from './drawing.tsx';
import { paths } from './paths.ts';

declare const process: { env: { NODE_ENV?: string } };

/** The drawings there are. */
export type IconName = keyof typeof paths;

type IconProps = {
  /** Which drawing. `notice` is the former name of `info`, and goes in 0.5.0. */
  name: IconName;
  /** Replaces the size class. @default 'size-icon' */
  size?: string;
};

/** A line drawing in the colour of the text around it. Always ornament: what it means stands beside it in words. */
export function Icon({ name, size }: IconProps) {
  if (process.env.NODE_ENV !== 'production' && name === 'notice') {
    warnOnce('Icon: the name `notice` is deprecated since 0.2.0 and goes in 0.5.0. Use `info` instead.');
  }
  return <Drawing path={paths[name]} size={size} />;
}
