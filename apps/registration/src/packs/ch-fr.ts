import { chFrDocuments as documents } from '@crema/flow-domain/documents/ch-fr';
import { chFr as site } from '@crema/flow-domain/sites/ch-fr';
import messages from 'virtual:crema-messages/fr-CH/standalone';
import type { Pack } from './pack.ts';

export const pack: Pack = { site, documents, messages };
