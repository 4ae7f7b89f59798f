import { expect, test } from 'vitest';
import { placeOf } from './embedded-paths.ts';

test.each([
  ['/embed/signup', 'frame', '/signup'],
  ['/embed/', 'frame', '/'],
  ['/embed//evil.example', 'frame', '//evil.example'],
  ['/embed/embed/signup', 'frame', '/embed/signup'],
  ['/embed/service/cookies', 'frame', '/service/cookies'],
  ['/embed-popup/signup', 'popup', '/signup'],
])('%s is the %s of %s', (address, place, path) => {
  expect(placeOf(address)).toEqual({ place, path });
});

test.each([
  '/',
  '/signup',
  '/embed',
  '/embed.js',
  '/embedded/signup',
  '/m/embed/signup',
  '//embed/signup',
  '/EMBED/x',
])('%s is an ordinary path', (path) => {
  expect(placeOf(path)).toEqual({ path });
});
