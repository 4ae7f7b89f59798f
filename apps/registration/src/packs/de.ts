import { deDocuments as documents } from '@crema/flow-domain/documents/de';
import { de as site } from '@crema/flow-domain/sites/de';
import messages from 'virtual:crema-messages/de-DE/standalone';
import type { Pack } from './pack.ts';

export const pack: Pack = { site, documents, messages };
