import * as v from 'valibot';
import { addressParts } from '../model/address.ts';
import { text } from './text.ts';

/**
 * The shape of an address in a request (Registration §7): only the parts that its form showed, a shown and empty one as
 * the empty text. Which of them must be there, and what they may hold, the plan's rules say.
 */
export const address = v.strictObject(v.entriesFromList(addressParts, v.optional(text)));
