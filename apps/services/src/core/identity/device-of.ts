import Bowser from 'bowser';

/**
 * Returns the name of the program and the system of a browser, such as `Firefox, Windows`, for the list of a customer's sessions. It holds no
 * version, so it tells little about a person. `null` if the header names neither.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length === 0 ? null : names.join(', ').slice(0, 60);
}
