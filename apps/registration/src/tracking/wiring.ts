import type { Site, SiteKey } from '@crema/flow-domain';
import { install } from '@crema/tracking';
import type { Brand } from '../brand/brand.ts';
import { stage } from './build-environment.ts';
import { postMessages } from './post-messages.ts';
import type { Wired } from './wired.ts';

/** Installs the tracking library that comes along. */
export const wire = (brand: Brand, site: Site<SiteKey>): Wired => {
  install({
    ga4: 'consent',
    ...brand.tracking,
    ...(stage && { stage }),
    site: site.key,
    cardWord: brand.cardWord,
    queueBeforePageData: true,
  });
  return postMessages(site);
};
