import { expect, it } from 'vitest';
import { spell } from './spell.ts';

it.each([
  ['SE', 'STOCKHOLM', 'Stockholm'],
  ['RO', 'Constanţa', 'Constanța'],
  ['ES', 'San Cristobal De La Cuesta', 'San Cristobal de la Cuesta'],
  ['ES', 'La Palma Del Condado', 'La Palma del Condado'],
  ['IT', 'Carpi Di Villa Bartolomea', 'Carpi di Villa Bartolomea'],
  ['FR', 'Paris 07 CEDEX 07', 'Paris CEDEX 07'],
  ['DE', 'Bad Homburg vor der Höhe', 'Bad Homburg vor der Höhe'],
])('%s: %s is written %s', (country, town, written) => {
  expect(spell(country, town)).toBe(written);
});
