import { plDocuments as documents } from '@crema/flow-domain/documents/pl';
import { pl as site } from '@crema/flow-domain/sites/pl';
import messages from 'virtual:crema-messages/pl-PL/standalone';
import type { Pack } from './pack.ts';

export const pack: Pack = { site, documents, messages };
