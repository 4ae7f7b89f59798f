import { atDocuments as documents } from '@crema/flow-domain/documents/at';
import { at as site } from '@crema/flow-domain/sites/at';
import messages from 'virtual:crema-messages/de-AT/standalone';
import type { Pack } from './pack.ts';

export const pack: Pack = { site, documents, messages };
