import { trDocuments as documents } from '@crema/flow-domain/documents/tr';
import { tr as site } from '@crema/flow-domain/sites/tr';
import messages from 'virtual:crema-messages/tr-TR/standalone';
import type { Pack } from './pack.ts';

export const pack: Pack = { site, documents, messages };
