import { parse } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // Most new apps use this compiler, so our components have to obey its rules, too.
  reactCompiler: true,
  reactStrictMode: true,
  // The indicator needs the page's router. On a busy machine the router is not ready yet, and the indicator
  // logs an error.
  devIndicators: false,
  // The app's packages are links to those of the repository, and Turbopack follows no link that leaves its
  // root.
  turbopack: { root: parse(process.cwd()).root },
};

export default config;
