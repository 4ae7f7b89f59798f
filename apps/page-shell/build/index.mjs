export { collectScripts } from './assets.mjs';
export { buildApp } from './build-app.mjs';
export { buildBoot } from './build-alone.mjs';
export { compressFiles } from './compress.mjs';
