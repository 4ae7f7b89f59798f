const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns everything that axe could not decide in a story ("incomplete"), as rule and element. Storybook puts
 * its reports into the task's meta and fails only on violations.
 */
export function undecided(meta: unknown): string[] {
  const reports = isRecord(meta) ? list(meta.reports) : [];
  return reports
    .filter(isRecord)
    .filter(({ type }) => type === 'a11y')
    .flatMap(({ result }) => (isRecord(result) ? list(result.incomplete) : []))
    .filter(isRecord)
    .flatMap(({ id, nodes }) =>
      list(nodes)
        .filter(isRecord)
        .map((node) => `${String(id)} on ${String(node.html).slice(0, 160)} (${reasons(node)})`),
    );
}

const reasons = (node: Record<string, unknown>) =>
  [...list(node.any), ...list(node.all), ...list(node.none)]
    .filter(isRecord)
    .map(({ message }) => String(message))
    .join(' ');
