import type { Environment } from '../environment/environment.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import { notices } from '../log/texts.ts';

interface Loading {
  onItsWay: boolean;
  /** How often a script that failed is tried again (Tracking §9). */
  left: number;
}

// By page and not by installation: a reset does not load the script twice.
const pages = new WeakMap<Environment, Loading>();

/** Asks for exactag's script, unless it is there, on its way or has failed too often. Called whenever there is something to send. */
export function askForScript(
  src: string,
  { environment, log }: Pick<ExtensionHost, 'environment' | 'log'>,
): void {
  const loading = pages.get(environment) ?? { onItsWay: false, left: 10 };
  pages.set(environment, loading);
  if (loading.onItsWay) return;
  loading.onItsWay = true;
  environment.insertScript({ src }, () => {
    loading.left -= 1;
    loading.onItsWay = loading.left < 0;
    if (loading.left < 0) log.error(notices.scriptFailed(src));
  });
}
