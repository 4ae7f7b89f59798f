import { Icon } from '../../design-system/src/index.ts';
import { contrast, pairsOf } from './contrast.ts';
import type { Look } from './contrast.ts';

/** The pairs of a look, each shown in its colours with the contrast it reaches. */
export function ContrastPairs({ tokens }: Pick<Look, 'tokens'>) {
  return (
    <ul className="crema-pairs">
      {pairsOf(tokens).map(({ name, front, ground, owes, kind }) => {
        const reached = contrast(front, ground);
        return (
          <li key={name}>
            <span
              className="crema-sample"
              style={
                kind === 'text'
                  ? { background: ground, color: front }
                  : { background: ground, borderColor: front }
              }
            >
              {kind === 'text' ? 'Aa' : ''}
            </span>
            <span>{name}</span>
            <span className="crema-reached">
              {reached.toFixed(1)} of {owes} <Icon name={reached >= owes ? 'success' : 'error'} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
