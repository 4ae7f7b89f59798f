import { expect, it } from 'vitest';
import { spell } from './spell.ts';

it.each([
  ['SE', 'STOCKHOLM', 'Stockholm'],
  ['RO', 'Constanţa', 'Constanța'],
  ['ES', 'San Cristobal De La Cuesta', 'San Cristobal de la Cuesta'],
  ['ES', 'La Palma Del Condado', 'La Palma del Condado'],
  ['ES', 'Carballiño, O', 'O Carballiño'],
  ['ES', 'Estrada, A (Casco Urbano)', 'A Estrada (Casco Urbano)'],
  ['ES', "Alcora, L'", "L'Alcora"],
  ['ES', 'Pobla (Sa)', 'Sa Pobla'],
  ['ES', 'Campo (Covelo, O)', 'Campo (Covelo, O)'],
  ['ES', 'Laguna, La (San Cristobal De La Laguna)', 'La Laguna (San Cristobal de la Laguna)'],
  ['IT', 'Carpi Di Villa Bartolomea', 'Carpi di Villa Bartolomea'],
  ['FR', 'Paris 07 CEDEX 07', 'Paris CEDEX 07'],
  ['DE', 'Bad Homburg vor der Höhe', 'Bad Homburg vor der Höhe'],
])('%s: %s is written %s', (country, town, written) => {
  expect(spell(country, town)).toBe(written);
});
