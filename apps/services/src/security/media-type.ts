import type { Context } from 'hono';

/** Whether a request's body says it is of this media type, whatever its parameters. */
export function hasMediaType(c: Context, type: string): boolean {
  return c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() === type;
}
