type Choice = string | number | boolean | null | undefined;

/** A table of variants, in the words of `class-variance-authority`. */
interface Table {
  readonly variants?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly defaultVariants?: Readonly<Record<string, Choice>>;
}

/**
 * Stands in for `class-variance-authority` on a page: the same classes for the same table, as far as components use
 * it. Compound variants and lists of classes are left out.
 */
export const cva =
  (base: string, { variants = {}, defaultVariants = {} }: Table = {}) =>
  (chosen: Readonly<Record<string, Choice>> = {}): string => {
    const classes = Object.keys(variants).map(
      (name) => variants[name]?.[String(chosen[name] === undefined ? defaultVariants[name] : chosen[name])],
    );
    return [base, ...classes, chosen['className']].filter(Boolean).join(' ');
  };
