import { expect, test } from 'vitest';
import { type Listing, listingTags } from './head.ts';

const listing: Listing = {
  title: 'Créer un "compte"',
  description: 'Grains & café',
  address: 'https://ch-fr.shop.example/signup',
  locale: 'fr-CH',
  translations: { 'de-DE': 'https://www.shop.example/signup', 'fr-CH': 'https://ch-fr.shop.example/signup' },
  fallback: 'https://www.shop.example/signup',
  siteName: 'Nordwerk',
  image: 'https://ch-fr.shop.example/assets/share.png',
};

test('a listed page names its address, its other languages, and what a link to it shows', () => {
  expect(listingTags(listing).replaceAll('><', '>\n<').split('\n')).toEqual([
    '<link rel="canonical" href="https://ch-fr.shop.example/signup">',
    '<link rel="alternate" hreflang="de-DE" href="https://www.shop.example/signup">',
    '<link rel="alternate" hreflang="fr-CH" href="https://ch-fr.shop.example/signup">',
    '<link rel="alternate" hreflang="x-default" href="https://www.shop.example/signup">',
    '<meta property="og:title" content="Créer un &quot;compte&quot;">',
    '<meta property="og:description" content="Grains &amp; café">',
    '<meta property="og:url" content="https://ch-fr.shop.example/signup">',
    '<meta property="og:locale" content="fr_CH">',
    '<meta property="og:site_name" content="Nordwerk">',
    '<meta property="og:type" content="website">',
    '<meta property="og:image" content="https://ch-fr.shop.example/assets/share.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Nordwerk">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]);
});

test('a page that the default site does not have names no page for other languages', () => {
  expect(listingTags({ ...listing, fallback: undefined })).not.toContain('x-default');
});
