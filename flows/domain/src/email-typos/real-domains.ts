/** Domains that are not slips, however much they resemble a provider's: companies, elections, a name, an oven. */
export const realDomains: ReadonlySet<string> = new Set(
  (
    'tvonline.de poster.de posten.de freinet.de cello.at bluewine.ch sunrice.ch emil.cz e-mail.cz volby.cz ' +
    'volno.cz pots.cz pots.sk minet.com my-net.com ilve.com ilve.de ilve.fr interna.pl gazety.pl'
  ).split(' '),
);

/** Endings that exist, however much they resemble a more usual one. */
export const realEndings: ReadonlySet<string> = new Set(
  'cam bom mom dev cat ski men bet pet vet new nec next ong eus frl'.split(' '),
);
