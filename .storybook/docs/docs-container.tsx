import { DocsContainer as Container } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { themes } from './theme.ts';

/** A page of the documentation in the theme of the toolbar, like the stories on it. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [chosen, setChosen] = useState(() => chosenIn(window.location.search));
  const night = useSyncExternalStore(listen, () => nightFell().matches);
  const dark = chosen === 'dark' || (chosen === 'system' && night);
  useEffect(() => {
    // The theme of the toolbar, not that of a single story.
    const update = ({ userGlobals }: { userGlobals: { theme?: unknown } }) =>
      setChosen(themeName(userGlobals.theme));
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context.channel]);
  useEffect(() => {
    document.documentElement.dataset.theme = chosen;
  }, [chosen]);
  return (
    <Container context={context} theme={dark ? themes.dark : themes.light}>
      {children}
    </Container>
  );
}

const nightFell = () => window.matchMedia('(prefers-color-scheme: dark)');

function listen(onChange: () => void): () => void {
  const list = nightFell();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Reads `globals=theme:dark;brand:crema` from the address. */
const chosenIn = (search: string) =>
  themeName(/theme:(\w+)/.exec(new URLSearchParams(search).get('globals') ?? '')?.[1]);

const themeName = (name: unknown): 'light' | 'dark' | 'system' =>
  name === 'light' || name === 'dark' ? name : 'system';
