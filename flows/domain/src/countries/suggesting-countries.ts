/**
 * The countries of the services' own data, whose postal codes and towns `validateAddress` suggests by default. A shop that adds data
 * passes its own list, see `HttpAddressServicesOptions`.
 */
export const suggestingCountries: readonly string[] =
  'AT BE BG CH CY CZ DE DK EE ES FI FR HR HU IS IT LI LT LU LV NO PL PT RO SE SI SK'.split(' ');
