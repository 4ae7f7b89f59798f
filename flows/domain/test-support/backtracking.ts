import { checkSync } from 'recheck';

// Uses recheck's own JavaScript and no other program, so that the result is the same on every machine.
process.env['RECHECK_SYNC_BACKEND'] = 'pure';

/** The bounds are far above recheck's own, so that a `{0,61}` is still judged by proof. */
const byProof = {
  checker: 'automaton',
  maxNFASize: 1_000_000,
  maxPatternSize: 20_000,
  maxRepeatCount: 1000,
  timeout: 20_000,
} as const;

/**
 * Returns how a search with the pattern backtracks: `linear` if there is a proof that it does not, otherwise the degree, such as
 * `exponential`, or `unproven` with the reason, as for lookarounds and back references.
 */
export function backtracking({ source, flags }: Pick<RegExp, 'source' | 'flags'>): string {
  const proof = checkSync(source, flags, byProof);
  if (proof.status === 'safe') return 'linear';
  if (proof.status === 'vulnerable') return proof.complexity.summary;
  const { kind, ...rest } = proof.error;
  return `unproven: ${'message' in rest ? rest.message : kind}`;
}

/** Returns true if a search by trying finds an attack. A pattern without a proof must at least pass this check. */
export function isAttackable({ source, flags }: Pick<RegExp, 'source' | 'flags'>): boolean {
  return checkSync(source, flags, { checker: 'fuzz', timeout: 20_000 }).status === 'vulnerable';
}
