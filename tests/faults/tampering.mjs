// `npm run tampering --prefix tests`: tampers 10,000 times with the chains of consents, and counts how often the verifier finds it.
// `-- 500` does it 500 times (docs/decisions/0040-consents-as-proof.md).
import process from 'node:process';
import { openInMemory } from '../../apps/services/src/core/database/embedded/open-embedded.ts';
import { consentWorld } from '../../apps/services/test-support/consent-world.ts';
import { tamper } from '../../apps/services/test-support/tampering.ts';

const rounds = Number(process.argv[2] ?? 10_000);
const db = await openInMemory();
const world = await consentWorld(db);
const { ways, missed } = await tamper(db, world, rounds, Math.random);
await db.destroy();
for (const each of missed) console.log(`not found: ${each}`);
console.log(`${rounds} times tampered in ${ways} ways, ${rounds - missed.length} found`);
process.exitCode = missed.length === 0 ? 0 : 1;
