/** Returns the URL path under which Vite's development server serves a file of this machine. */
export const servedFile = ({ pathname }: URL): string => `/@fs${pathname}`;
