import type { StoryContext } from '@storybook/react-vite';

type StoryHooks = {
  /** Before a story is rendered. */
  readonly before: (context: StoryContext) => Promise<void>;
  /** After its `play`, before axe looks at it. */
  readonly after: (context: StoryContext) => Promise<void>;
};

let hooks: StoryHooks | undefined;

/** What a test run does around every story. In Storybook itself there is nothing to do. */
export const setStoryHooks = (next: StoryHooks) => {
  hooks = next;
};

export const beforeStory = async (context: StoryContext) => hooks?.before(context);
export const afterStory = async (context: StoryContext) => hooks?.after(context);
