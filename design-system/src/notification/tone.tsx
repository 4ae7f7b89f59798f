import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';
import type { Tone } from '../tone/tone.ts';

const warning =
  'M12 10v4.2M12 17.2v.1M10.4 4.6 3.2 17.4A1.8 1.8 0 0 0 4.8 20h14.4a1.8 1.8 0 0 0 1.6-2.6L13.6 4.6a1.8 1.8 0 0 0-3.2 0Z';

const drawings = { info: paths.info, success: paths.success, error: paths.error } as const;

/** A shape of its own for every tone, because colour alone tells nothing to many (WCAG 2.2 1.4.1). */
export function ToneIcon({ tone }: { tone: Tone }) {
  return tone === 'warning' ? (
    <Drawing path={warning} size="size-6" />
  ) : (
    <Drawing path={drawings[tone]} size="size-6" />
  );
}
