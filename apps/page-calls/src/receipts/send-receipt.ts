/** A page's report of one registration, without personal data. */
export interface Receipt {
  /** The id that the registration was sent with. Absent without consent to statistics. */
  readonly id?: string | undefined;
  readonly words: readonly string[];
}

/** The call of the services, under a name that no list of advertising has. */
const path = '/service/registration/api/v1/receipts';

/** Milliseconds before a receipt is sent again that has not arrived. The last one repeats. */
const pauses = [1000, 5000, 30_000];

/** The part of a window that sends receipts. */
export interface SendingPage {
  readonly fetch: (url: string, request: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>;
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
}

/** Sends a receipt. `keepalive`, so that it outlives its page. Resolves to false if it may arrive another time. */
export async function sendOnce(page: SendingPage, receipt: Receipt): Promise<boolean> {
  try {
    const { ok, status } = await page.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(receipt),
      keepalive: true,
    });
    return ok || (status >= 400 && status < 500 && status !== 429);
  } catch {
    return false;
  }
}

/**
 * Creates the sender of a receipt with an id, which may arrive several times. It sends the newest words until they have arrived.
 * @param read returns the receipt of this moment
 */
export function createSender(page: SendingPage, read: () => Receipt) {
  let arrived = '';
  let isBusy = false;
  const isDue = () => read().words.join(' ') !== arrived;
  const send = async (failures = 0): Promise<void> => {
    if (isBusy && failures === 0) return;
    isBusy = true;
    const receipt = read();
    if (await sendOnce(page, receipt)) arrived = receipt.words.join(' ');
    else {
      page.setTimeout(() => void send(failures + 1), pauses[Math.min(failures, pauses.length - 1)] ?? 0);
      return;
    }
    isBusy = false;
    if (isDue()) await send();
  };
  return { isDue, send: () => void send() };
}
