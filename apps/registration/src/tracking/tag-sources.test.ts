import { expect, test } from 'vitest';
import { brand as crema } from '../brand/crema/brand.ts';
import { tagSources } from './tag-sources.ts';

test('a brand without tags opens its pages to nobody', () => {
  expect(tagSources(crema)).toEqual({ script: [], connect: [], img: [], frame: [], policies: [] });
});

test('the addresses that a brand’s tracking names are allowed, each origin once, and what it says beside them', () => {
  const tracking = {
    tagManager: { src: 'https://tags.shop.example/gtm.js?id=1' },
    exactag: { src: 'https://tags.shop.example/exactag.js' },
    internalTracker: { url: '/service/ttruth/publish' },
    monitoring: { url: 'https://errors.shop.example/intake' },
    touchPoint: { url: 'https://touch.example/point' },
  };
  const tagSourcesOfShop = { img: ['https://pixel.example'], policies: ['goog#html'] };
  expect(tagSources({ ...crema, tracking, tagSources: tagSourcesOfShop })).toEqual({
    script: ['https://tags.shop.example'],
    connect: ['https://errors.shop.example', 'https://touch.example'],
    img: ['https://pixel.example'],
    frame: [],
    policies: ['cot#tracking', 'goog#html'],
  });
});

test('channels that are only switched on name no address', () => {
  expect(
    tagSources({ ...crema, tracking: { tagManager: true, exactag: false, internalTracker: true } }),
  ).toEqual({
    script: [],
    connect: [],
    img: [],
    frame: [],
    policies: [],
  });
});
