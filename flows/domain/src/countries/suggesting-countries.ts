/**
 * The countries whose postal codes and towns `validateAddress` knows by default: those of the services' own data. A shop that
 * adds data of its own tells its pages so, see `HttpAddressServicesOptions`.
 */
export const suggestingCountries: readonly string[] =
  'AT BE BG CH CY CZ DE DK EE ES FI FR HR HU IS IT LI LT LU LV NO PL PT RO SE SI SK'.split(' ');
