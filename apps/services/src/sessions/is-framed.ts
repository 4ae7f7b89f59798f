import { placeOf } from '@crema/flow-domain/embedding';
import type { Context } from 'hono';

/** Whether a request comes from a page that stands in a frame of somebody else's: its address says so. */
export const isFramed = (c: Context): boolean => placeOf(c.req.path).place === 'frame';
