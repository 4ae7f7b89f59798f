const loopback = /^(?:localhost|(?:[\w-]+\.)+localhost|127\.0\.0\.1)$/;

// A policy reads a star as any host, and a semicolon as its own; neither stands in a name.
const hostName = /^(?:[\w-]+\.)*[\w-]+$/;

/** Whether a text is an origin as a browser writes it, and one that nobody on the line can pass off as theirs. */
export function isSafeOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  if (origin !== text || !hostName.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}

/** Says that a text which should be a safe origin is none. */
export const noSafeOrigin = (text: string): string =>
  `'${text}' in the brand's embedderOrigins is no origin such as https://www.example.com; http is only for this machine.`;
