/**
 * Unpacks the Chromium that is installed with the packages (`@sparticuz/chromium`, Linux on x64). It is the
 * same browser on every machine, so only its pictures are compared. It is compressed with brotli, and this
 * unpacks it once, next to the other caches. It does not use the package's own function. That function
 * unpacks into a folder that all projects of the machine share, and returns arguments that switch off the
 * browser's sandbox.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache, root } from './places.mjs';
import { unbrotli, untar } from './tar.mjs';

const home = join(root, 'node_modules', '@sparticuz', 'chromium');
const packed = (/** @type {string} */ name) => join(home, 'bin', name);

/** @returns {string | undefined} the version, if the package is installed */
function version() {
  const manifest = join(home, 'package.json');
  if (!existsSync(manifest)) return undefined;
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

/** Returns a unique path beside it, for this process and others. @param {string} path */
const draftOf = (path) => `${path}.${process.pid}-${Math.random().toString(36).slice(2)}`;

/**
 * Fills `folder` with `fill`, all or nothing. A process that is killed half-way, or that comes second, leaves
 * no incomplete folder.
 * @param {string} folder
 * @param {(draft: string) => Promise<void>} fill
 */
async function once(folder, fill) {
  if (existsSync(folder)) return;
  const draft = draftOf(folder);
  try {
    await mkdir(draft, { recursive: true });
    await fill(draft);
    await rename(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Writes the configuration that limits fontconfig to the bundled fonts, so that text has the same width on
 * every machine.
 * @param {string} [folder] where to keep it
 * @returns {Promise<string | undefined>} undefined when the package is not there
 */
export async function bundledFonts(folder = cache) {
  const number = version();
  if (!number) return undefined;
  const fonts = join(folder, `fonts-${number}`);
  await once(fonts, (draft) => untar(packed('fonts.tar.br'), draft));
  const file = join(fonts, 'only-these.conf');
  const wanted = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(fonts, 'fonts')}</dir><cachedir>${join(fonts, 'cache')}</cachedir></fontconfig>
`;
  // The file contains absolute paths, and a repository may move. So this compares the content instead of only
  // checking that the file exists.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) {
    const draft = draftOf(file);
    await writeFile(draft, wanted);
    await rename(draft, file);
  }
  return file;
}

/**
 * Returns the Chromium of the packages, unpacked and tested to start.
 * @param {string} [folder] where to keep it
 * @returns {Promise<{ executablePath: string, env: Record<string, string> } | undefined>}
 */
export async function registryChromium(folder = cache) {
  const number = version();
  if (!number || process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const browser = join(folder, `chromium-${number}`);
  await once(browser, async (draft) => {
    await writeFile(join(draft, 'chromium'), await unbrotli(packed('chromium.br')), { mode: 0o755 });
  });
  const executablePath = join(browser, 'chromium');
  const starts = (/** @type {Record<string, string>} */ env) =>
    spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' }).status ===
    0;
  if (starts({})) return { executablePath, env: {} };
  // A minimal machine lacks NSS, NSPR or Expat. The package brings its own.
  const libraries = join(folder, `chromium-libraries-${number}`);
  await once(libraries, (draft) => untar(packed('al2023.tar.br'), draft));
  const env = { LD_LIBRARY_PATH: join(libraries, 'lib') };
  return starts(env) ? { executablePath, env } : undefined;
}
