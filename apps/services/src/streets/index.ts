export type { AddressService } from './address-service.ts';
export { type AddressServiceSettings, openAddressService } from './open-address-service.ts';
export { shapeNames } from './shapes/index.ts';
export type { Outcome } from './spare.ts';
export { suggestStreets } from './suggest-streets.ts';
