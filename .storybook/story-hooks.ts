import type { StoryContext } from '@storybook/react-vite';

type StoryHooks = {
  /** Runs before a story is rendered. */
  readonly before: (context: StoryContext) => Promise<void>;
  /** Runs after its `play`, before axe checks it. */
  readonly after: (context: StoryContext) => Promise<void>;
};

let hooks: StoryHooks | undefined;

/** Sets the hooks that a test run calls around every story. Storybook itself has none. */
export const setStoryHooks = (next: StoryHooks) => {
  hooks = next;
};

export const beforeStory = async (context: StoryContext) => hooks?.before(context);
export const afterStory = async (context: StoryContext) => hooks?.after(context);
