/** A failure whose message is one sentence for the operator, who can do something about it. */
export class ForOperator extends Error {
  override readonly name = 'ForOperator';
}
