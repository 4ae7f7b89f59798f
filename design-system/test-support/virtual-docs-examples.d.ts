declare module 'virtual:docs-examples' {
  import type { ComponentType } from 'react';

  /** The examples of the documentation that export a component. */
  export const examples: readonly {
    /** Name of the page, like `text-field`. */
    page: string;
    /** Of its first line of code, from 1. */
    line: number;
    /** Why it cannot be rendered by itself; empty where it can. */
    notRendered: string;
    load: () => Promise<Record<string, ComponentType>>;
  }[];
}
