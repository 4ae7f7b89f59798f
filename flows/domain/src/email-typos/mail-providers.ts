/** Names of the best-known mail providers of the sites' countries, and of those used everywhere, by the ending of their domains. */
const namesByEnding = {
  com: 'gmail googlemail outlook hotmail yahoo icloud live protonmail superonline mynet gmx me mac msn aol',
  de: 'gmx web t-online freenet outlook hotmail yahoo live posteo arcor aol',
  net: 'gmx a1 turk',
  at: 'gmx aon chello outlook live utanet',
  ch: 'gmx bluewin hispeed sunrise',
  fr: 'outlook hotmail yahoo live',
  cz: 'seznam email centrum atlas post volny outlook',
  hu: 'freemail citromail t-online outlook indamail',
  sk: 'azet zoznam centrum post outlook',
  pl: 'wp onet o2 interia op vp gazeta tlen',
  eu: 'onet interia',
  fm: 'poczta',
  org: 'mailbox',
  me: 'proton pm',
} as const;

/** A mail provider's domain, taken apart at its dot. */
export interface Provider {
  readonly name: string;
  readonly ending: string;
}

/** The providers that a field suggests. */
export const providers: readonly Provider[] = Object.entries(namesByEnding).flatMap(([ending, names]) =>
  names.split(' ').map((name) => ({ name, ending })),
);

/** Domains that resemble a provider's and are no slips: companies, elections, a name, an oven. */
export const realDomains: ReadonlySet<string> = new Set(
  (
    'tvonline.de poster.de posten.de freinet.de cello.at bluewine.ch sunrice.ch emil.cz e-mail.cz volby.cz ' +
    'volno.cz pots.cz pots.sk minet.com my-net.com ilve.com ilve.de ilve.fr interna.pl gazety.pl'
  ).split(' '),
);

/** Endings that resemble a more usual one and exist. */
export const realEndings: ReadonlySet<string> = new Set(
  'cam bom mom dev cat ski men bet pet vet new nec next ong eus frl'.split(' '),
);
