import type { MessageProps } from '@crema/flow-form/headless';

/** The message of the whole form: read out as soon as it is there. */
export function PlainMessage({ ref, children }: MessageProps) {
  return (
    <p ref={ref} role="alert" tabIndex={-1}>
      {children}
    </p>
  );
}
