import { openplz } from './openplz.ts';
import { own } from './own.ts';
import { photon } from './photon.ts';
import type { Shape } from './shape.ts';

/** The names of the shapes, as `ADDRESS_SERVICE_SHAPE` has them. */
export const shapeNames = ['own', 'openplz', 'photon'] as const;

/** The kinds of address services that can be asked. */
export const shapes: Readonly<Record<(typeof shapeNames)[number], Shape>> = { own, openplz, photon };
