import { type FormValues, type PlanOptions, siteFor, siteKeys } from '../../flows/domain/src/index.ts';
import type { Draw } from './draw.ts';
import { knownCustomers } from './known-customers.ts';
import { postalCodes } from './postal-codes.ts';
import type { RegistrationCase, Scene } from './registration-case.ts';

type Flow = RegistrationCase['flow'];

// The checkout comes most often, because only it asks for an address in any country.
const flows = [
  ...Array<Flow>(5).fill('standalone'),
  ...Array<Flow>(10).fill('checkout'),
  ...Array<Flow>(2).fill('community'),
  ...Array<Flow>(3).fill('loyalty-card'),
];
const countries = Object.keys(postalCodes);
const yes = (draw: Draw, percent: number) => (draw.chance(percent) ? true : undefined);

/** Returns random settings of a form: those that its request contains, and those that change no rule. */
function drawOptions(flow: Flow, draw: Draw): PlanOptions {
  const subscription = draw.chance(15) ? 'COFFEE' : undefined;
  const shown = {
    namesStacked: yes(draw, 20),
    scrollToErrors: draw.chance(80),
    editDialogEnabled: yes(draw, 10),
  };
  if (flow !== 'checkout') return { ...shown, subscription, countryDisabled: yes(draw, 10) };
  return {
    ...shown,
    subscription,
    hidePassword: yes(draw, 30),
    passwordRequired: yes(draw, 35),
    withAddress: yes(draw, 75),
    countryDisabled: yes(draw, 10),
  };
}

/** Returns a random country for an address. Sometimes no form offers it, as in an old saved address. */
function drawCountry(site: Scene['site'], draw: Draw): string | undefined {
  if (draw.chance(40)) return 'TR';
  if (draw.chance(15)) return 'AT';
  if (draw.chance(25)) return siteFor(site).country;
  return draw.chance(15) ? 'XX' : draw.any(countries);
}

/** Returns an empty form with a country for its address. */
function drawScene(id: number, draw: Draw): Scene {
  const flow = draw.any(flows) ?? 'standalone';
  const drawn = draw.chance(15) ? 'TR' : (draw.any(siteKeys) ?? 'DE');
  // Turkey has no card, so there is little to compare.
  const site = flow === 'loyalty-card' && drawn === 'TR' && draw.chance(75) ? 'DE' : drawn;
  const options = drawOptions(flow, draw);
  const country = options.withAddress ? drawCountry(site, draw) : undefined;
  const known = country === 'XX' ? { ...options, countryDisabled: undefined } : options;
  const values: FormValues = country === undefined ? {} : { 'address.countryCode': country };
  return { id, flow, site, options: known, values };
}

/**
 * Returns such a form for a new shopper or, if the flow allows customers, for a known one. The customer may
 * be on another site than the own.
 */
export function drawAnybody(id: number, draw: Draw): Scene {
  if (draw.chance(90)) return drawScene(id, draw);
  const flow = draw.chance(60) ? 'loyalty-card' : 'community-request';
  const customer = draw.any(knownCustomers)?.info;
  return { id, flow, site: draw.any(siteKeys) ?? 'DE', options: { customer }, values: {} };
}

/**
 * Returns settings of a page that its request does not contain: the allowed kinds of customers, and the
 * required parts of an address.
 */
export function drawOwnSettings(id: number, draw: Draw): Scene {
  const { values, ...scene } = drawScene(id, draw);
  const parts = ['extraLine', 'floorStairs', 'floorLevel', 'floorDoor', 'phoneNumber'] as const;
  return {
    ...scene,
    // Austria asks for the most parts.
    values: 'address.countryCode' in values && draw.chance(50) ? { 'address.countryCode': 'AT' } : values,
    options: {
      ...scene.options,
      companyOption: draw.chance(30) ? false : undefined,
      canCompaniesRegisterForCard: yes(draw, 50),
      requiredParts: parts.filter(() => draw.chance(60)),
    },
  };
}
