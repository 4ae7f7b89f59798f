import { Icon } from '../../design-system/src/index.ts';
import { contrast, pairsOf } from './contrast.ts';
import type { Look } from './contrast.ts';

const GROUPS = [
  'surface',
  'text',
  'control',
  'action',
  'danger',
  'success',
  'notice',
  'focus',
  'ornament',
] as const;

/** The colours of a look, by their roles. */
export function Swatches({ tokens }: Pick<Look, 'tokens'>) {
  return GROUPS.map((group) => (
    <ul key={group} className="crema-swatches">
      {colorsIn(tokens[group], group).map(({ role, value }) => (
        <li key={role}>
          <span className="crema-swatch" style={{ background: value }} />
          <span>{role}</span>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  ));
}

/** A role may contain others: `action.hover.surface`. */
function colorsIn(group: object, path: string): { role: string; value: string }[] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    const role = `${path}.${name}`;
    if (typeof value === 'string') return [{ role, value }];
    return typeof value === 'object' && value ? colorsIn(value, role) : [];
  });
}

/** The pairs of a look, each in its colours with its contrast. */
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
