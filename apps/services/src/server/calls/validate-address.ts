import {
  type AddressValidation,
  countryFor,
  isSiteKey,
  normalisePostalCode,
  type ValidateAddressRequest,
  validateAddressRequest,
} from '@crema/flow-domain';
import type { Handler } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import type { Postal } from '../../core/postal/open-postal.ts';
import { languageOf } from '../pages/site-of.ts';
import { type Call, described } from '../reference/described.ts';
import { optionalSite, tokenHeader } from '../reference/parameters.ts';
import { readJson } from '../http/read-body.ts';
import type { SessionServices } from '../services.ts';
import { takeWrite } from '../sessions/take-body.ts';
import type { AddressService } from '../../core/streets/shapes/shape.ts';
import { suggestStreets } from '../../core/streets/suggest-streets.ts';

/** The parts of the services that addresses are validated with. */
type ValidationServices = Pick<SessionServices, 'keys' | 'trustProxy'> & {
  readonly postal: Postal;
  readonly streets?: AddressService | undefined;
};

/** A country without data has no suggestions, and no address in it is wrong. */
async function validate(
  { postal, streets }: ValidationServices,
  address: ValidateAddressRequest,
  language: string | undefined,
): Promise<AddressValidation> {
  const { country, city, activeField } = address;
  const zipcode = normalisePostalCode(address.zipcode, countryFor(country).postal);
  const [judgement, suggestions] = await Promise.all([
    postal.matches({ country, zipcode, city }),
    streets && activeField === 'street'
      ? suggestStreets({ postal, streets }, address, language)
      : postal.suggest({ country, zipcode, city, activeField, language }),
  ]);
  const errors = judgement === 'mismatch' ? ['postalMismatch'] : [];
  return { isValid: errors.length === 0, errors, suggestions };
}

const call: Call = {
  id: 'validateAddress',
  group: 'Addresses',
  title: 'Suggest codes, towns and streets',
  about:
    'Whether a typed code and town belong together, and which begin as they do. Streets are suggested if the operator has named ' +
    'an address service, which the server then asks; they keep the house number that was typed. Nothing of it is kept.',
  needs: 'token',
  parameters: [
    tokenHeader,
    optionalSite(
      'header',
      'X-Site',
      'The site the page was on; its language decides between two official names of a town.',
    ),
  ],
  body: {
    schema: 'AddressToValidate',
    example: { country: 'DE', zipcode: '5066', city: '', activeField: 'zipcode' },
  },
  success: { status: 200, about: 'What was found.', schema: 'AddressValidation' },
  refuses: ['malformed'],
};

/**
 * Handles `POST /service/registration/api/v1/validateAddress` (Registration §7). Returns whether a typed code and town belong
 * together, and the codes and towns that begin with the typed text. Returns streets as well, if an address service is configured.
 * Nothing is stored.
 */
export const validateAddress = (services: ValidationServices): Handler<AppEnv> =>
  described(call, async (c) => {
    const body = await takeWrite(c, services);
    if (body instanceof Response) return body;
    const read = v.safeParse(validateAddressRequest, readJson(body));
    if (!read.success) return problem(c, 400, [{ code: 'MALFORMED_REQUEST' }]);
    c.header('Cache-Control', 'no-store');
    const site = c.req.header('x-site');
    const language = isSiteKey(site) ? languageOf(site) : undefined;
    return c.json(await validate(services, read.output, language));
  });
