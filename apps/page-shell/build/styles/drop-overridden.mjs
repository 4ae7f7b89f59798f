const keyOf = ({ prop, important }) => `${prop} ${important === true}`;

/**
 * Removes declarations that a later rule with the same selector and the same parent sets again, and those that one rule has
 * twice. The later one always wins, because layer, condition and specificity are the same.
 */
export function dropOverridden(root) {
  const containers = new Map();
  root.walkRules((rule) => {
    const rules = containers.get(rule.parent) ?? new Map();
    containers.set(rule.parent, rules);
    rules.set(rule.selector, [...(rules.get(rule.selector) ?? []), rule]);
  });
  for (const rules of containers.values()) {
    for (const same of rules.values()) {
      const later = new Set();
      for (const rule of same.toReversed()) {
        const own = rule.nodes.filter(({ type }) => type === 'decl');
        for (const [index, declaration] of own.entries()) {
          const twice = own.some((each, at) => at > index && String(each) === String(declaration));
          if (twice || later.has(keyOf(declaration))) declaration.remove();
        }
        for (const declaration of own) later.add(keyOf(declaration));
        if (rule.nodes.length === 0) rule.remove();
      }
    }
  }
}
