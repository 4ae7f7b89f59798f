/** The build that the page is of; empty in development, where there are none. */
export const pageBuild = (): string =>
  document.querySelector<HTMLElement>('style[data-build]')?.dataset['build'] ?? '';
