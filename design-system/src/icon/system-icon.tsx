import { Drawing } from './drawing.tsx';
import { systemPaths } from './system-paths.ts';

type Props = {
  /** Which drawing. */
  name: keyof typeof systemPaths;
  /** Replaces the size class. @default 'size-icon' */
  size?: string;
};

/** One of the drawings that components show by themselves. `Icon` knows them all, and brings them all. */
export function SystemIcon({ name, size }: Props) {
  return <Drawing path={systemPaths[name]} size={size} />;
}
