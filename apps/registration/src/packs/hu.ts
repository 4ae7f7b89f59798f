import { huDocuments as documents } from '@crema/flow-domain/documents/hu';
import { hu as site } from '@crema/flow-domain/sites/hu';
import messages from 'virtual:crema-messages/hu-HU/standalone';
import type { Pack } from './pack.ts';

export const pack: Pack = { site, documents, messages };
