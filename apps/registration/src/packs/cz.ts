import { czDocuments as documents } from '@crema/flow-domain/documents/cz';
import { cz as site } from '@crema/flow-domain/sites/cz';
import messages from 'virtual:crema-messages/cs-CZ/standalone';
import type { Pack } from './pack.ts';

export const pack: Pack = { site, documents, messages };
