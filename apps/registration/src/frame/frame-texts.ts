import { siteFor, type SiteKey } from '@crema/flow-domain';
import { createTexts, type Texts } from '@crema/flow-form';
import deDE from 'virtual:crema-messages/de-DE/frame';
import deAT from 'virtual:crema-messages/de-AT/frame';
import deCH from 'virtual:crema-messages/de-CH/frame';
import frCH from 'virtual:crema-messages/fr-CH/frame';
import csCZ from 'virtual:crema-messages/cs-CZ/frame';
import huHU from 'virtual:crema-messages/hu-HU/frame';
import skSK from 'virtual:crema-messages/sk-SK/frame';
import trTR from 'virtual:crema-messages/tr-TR/frame';
import plPL from 'virtual:crema-messages/pl-PL/frame';

const messages = {
  DE: deDE,
  AT: deAT,
  CH: deCH,
  CH_FR: frCH,
  CZ: csCZ,
  HU: huHU,
  SK: skSK,
  TR: trTR,
  PL: plPL,
} as const satisfies Record<SiteKey, unknown>;

/** The texts of a site's frame, its titles and its error pages: for the server only, no page downloads them. */
export function frameTexts(site: SiteKey): Texts {
  return createTexts(siteFor(site).locale, messages[site]);
}
