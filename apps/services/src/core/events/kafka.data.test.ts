import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { eventIdAt } from '../../../test-support/events.ts';
import { kafkaSink, openProducer } from './kafka-sink.ts';

const noKcat = spawnSync('kcat', ['-V']).status !== 0;
if (noKcat) console.log('Kafka is not tried: this machine has no kcat, whose library plays a broker.');

it.skipIf(noKcat)('events are in the topic when a broker has acknowledged them', async (test) => {
  const broker = spawn('kcat', [
    '-P',
    '-X',
    'test.mock.num.brokers=1',
    '-d',
    'mock',
    '-b',
    'mock',
    '-t',
    'events',
  ]);
  const closed = once(broker, 'close');
  test.onTestFinished(async () => {
    broker.kill('SIGKILL');
    await closed;
  });
  const address = await new Promise<string>((resolve) => {
    broker.stderr.setEncoding('utf8').on('data', (text: string) => {
      const found = /bootstrap\.servers=(\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const producer = openProducer({ brokers: [address], tls: false, login: undefined });
  const { store, close } = kafkaSink(producer, 'events');
  const ids = Array.from({ length: 20 }, () => eventIdAt());
  await store(
    ids.map((id) => ({
      id,
      day: '2026-11-27',
      name: 'store_call',
      site: 'DE',
      session: undefined,
      customer: undefined,
      tokenHash: undefined,
      fields: {},
      others: undefined,
    })),
  );
  await close?.();
  const read = execFileSync('kcat', ['-C', '-e', '-q', '-b', address, '-t', 'events', '-f', '%k\n'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(read.trim().split('\n').toSorted()).toEqual(ids.toSorted());
});
