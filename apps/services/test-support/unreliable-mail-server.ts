import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The mails of one receiver: the subject of each `Message-ID`, and how often it arrived. */
export type Mailbox = Map<string, { readonly subject: string; times: number }>;

/** Refused, lost before its end, stored while the sender hears nothing of it, or received. */
const fateOf = (receiver: string, attempt: number) => {
  const [byte = 0] = createHash('sha256').update(`${receiver} ${attempt}`).digest();
  if (byte < 25) return 'refused';
  if (byte < 45) return 'lost';
  return byte < 75 ? 'unanswered' : 'received';
};

const headerOf = (source: string, name: string) =>
  new RegExp(`^${name}: (.*?)\\r?$`, 'm').exec(source)?.[1] ?? '';

/**
 * Starts a mail server on which three of ten attempts fail: it refuses the receiver for now, or the connection breaks before the end of a
 * mail, or after it. The address of the receiver decides which attempts fail.
 */
export async function startUnreliableMailServer() {
  const boxes = new Map<string, Mailbox>();
  const attempts = new Map<string, number>();
  const sockets = new Map<number | undefined, Socket>();
  let arrived = 0;
  const boxOf = (receiver: string): Mailbox => {
    const box: Mailbox = boxes.get(receiver) ?? new Map();
    boxes.set(receiver, box);
    return box;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      const attempt = (attempts.get(address) ?? 0) + 1;
      attempts.set(address, attempt);
      done(
        fateOf(address, attempt) === 'refused'
          ? Object.assign(new Error('later'), { responseCode: 450 })
          : null,
      );
    },
    onData: (stream, { envelope, remotePort }, done) => {
      const receiver = envelope.rcptTo[0]?.address ?? '';
      const fate = fateOf(receiver, attempts.get(receiver) ?? 0);
      let source = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        source += text;
      });
      stream.on('end', () => {
        if (fate !== 'lost') {
          const box = boxOf(receiver);
          const id = headerOf(source, 'Message-ID');
          const subject = headerOf(source, 'Subject').replace('Subject of ', '');
          box.set(id, { subject, times: (box.get(id)?.times ?? 0) + 1 });
          arrived += 1;
        }
        if (fate === 'received') done();
        else sockets.get(remotePort)?.destroy();
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    boxes,
    boxOf,
    /** Returns how many mails arrived, repeated ones with them. */
    arrived: () => arrived,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
}
