import { parse } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // As most new apps are: what their compiler takes for granted has to hold of our components, too.
  reactCompiler: true,
  reactStrictMode: true,
  // It asks for the page's router, which on a busy machine is not there yet, and complains on the console.
  devIndicators: false,
  // The app's packages are links to those of the repository, and Turbopack follows none out of its root.
  turbopack: { root: parse(process.cwd()).root },
};

export default config;
