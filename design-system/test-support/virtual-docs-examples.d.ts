declare module 'virtual:docs-examples' {
  import type { ComponentType } from 'react';

  /** The examples of the documentation that export a component. */
  export const examples: readonly {
    /** Name of the page, like `text-field`. */
    page: string;
    /** Line of its first code in the page, from 1. */
    line: number;
    /** Reason why it cannot be rendered alone. Empty if it can. */
    notRendered: string;
    load: () => Promise<Record<string, ComponentType>>;
  }[];
}
