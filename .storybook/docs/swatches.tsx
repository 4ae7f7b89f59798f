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

/** A role may hold others: `action.hover.surface`. */
function colorsIn(group: object, path: string): { role: string; value: string }[] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    const role = `${path}.${name}`;
    if (typeof value === 'string') return [{ role, value }];
    return typeof value === 'object' && value ? colorsIn(value, role) : [];
  });
}
