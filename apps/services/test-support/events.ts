import { randomBytes } from 'node:crypto';
import type { Send } from './visitor.ts';

const random = () => [...randomBytes(9)].map((byte) => (byte % 36).toString(36)).join('');

/** Creates the id of an event at a time. */
export const eventIdAt = (time = Date.now()): string => `${time}${random()}`;

/** Creates a record of the internal tracker with an id of its own. */
export const trackerRecord = (changed: Readonly<Record<string, unknown>> = {}) => ({
  event_name: 'store_call',
  event_id: eventIdAt(),
  client_version: '5.3.0',
  consent: 'C0001,C0003',
  custom_short_term_id: 's1',
  url: 'http://127.0.0.1:3000/signup',
  hostname: '127.0.0.1',
  page_path: '/signup',
  device_type: 'desktop',
  screen_breakpoint: '3XL',
  screen_size: '1920x1080',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
  tcs_source: 'newsletter',
  ...changed,
});

/** Sends a record as the tracking library does. */
export const publish = async (
  send: Send,
  record: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  await send('/service/ttruth/publish', {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Api-Version': '2',
      ...headers,
    },
    body: typeof record === 'string' ? record : JSON.stringify(record),
  });
