import type { Environment } from '../environment/environment.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import { scriptFailed } from '../log/core-texts.ts';

// By page and not by installation: a reset does not load the script twice.
const pages = new WeakMap<Environment, { wanted: boolean; failures: number }>();

/** How often a script that failed is tried again (Tracking §9). */
const retries = 10;

/** Asks for exactag's script, unless it is there, on its way or has failed too often. Called whenever there is something to send. */
export function askForScript(
  src: string,
  { environment, log }: Pick<ExtensionHost, 'environment' | 'log'>,
): void {
  const script = pages.get(environment) ?? { wanted: true, failures: 0 };
  pages.set(environment, script);
  if (!script.wanted) return;
  script.wanted = false;
  environment.insertScript({ src }, () => {
    script.failures += 1;
    script.wanted = script.failures <= retries;
    if (!script.wanted) log.error(scriptFailed(src));
  });
}
