import { loadProvinces } from '@crema/flow-domain';
import { problem } from '../http/problem.ts';
import { type Call, described } from '../reference/described.ts';
import { inPath } from '../reference/parameters.ts';

/** Seconds for which a browser may cache the response. Provinces change by law, and not every day. */
const CACHE = 'public, max-age=86400';

const citiesCall: Call = {
  id: 'turkishProvinces',
  group: 'Addresses',
  title: 'The provinces of Turkey',
  about: 'In Turkish alphabetical order. May be kept for a day.',
  success: { status: 200, about: 'The provinces.', schema: 'Provinces' },
};

/** `GET /service/addressform/api/v1/cities/tr`: the provinces of Turkey, `{ id, name }`, in Turkish alphabetical order. */
export const getCities = described(citiesCall, async (c) => {
  const { provinces } = await loadProvinces();
  c.header('Cache-Control', CACHE);
  return c.json(provinces().map(({ id, name }) => ({ id, name })));
});

const districtsCall: Call = {
  id: 'turkishDistricts',
  group: 'Addresses',
  title: 'The districts of a Turkish province',
  about: 'May be kept for a day.',
  parameters: [inPath('cityId', 'The id of the province.')],
  success: { status: 200, about: 'The districts.', schema: 'Districts' },
  refuses: ['nowhere'],
};

/** `GET /service/addressform/api/v1/cities/:cityId/districts/tr`: the districts of a province, `{ name }`. */
export const getDistricts = described(districtsCall, async (c) => {
  const { districtsOf } = await loadProvinces();
  const districts = districtsOf(c.req.param('cityId') ?? '');
  if (districts.length === 0) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
  c.header('Cache-Control', CACHE);
  return c.json(districts.map((name) => ({ name })));
});
