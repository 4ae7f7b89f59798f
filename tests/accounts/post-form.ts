import type { Send } from '../../apps/services/test-support/visitor.ts';

/** Posts a form of the accounts, as a page of the shop does. */
export const postForm = async (
  send: Send,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> =>
  await send(`/service/registration${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'http://127.0.0.1:3000',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: new URLSearchParams(fields).toString(),
  });
