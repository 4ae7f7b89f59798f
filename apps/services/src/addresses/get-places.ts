import { loadProvinces } from '@crema/flow-domain';
import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';

/** Seconds for which a browser may keep them: provinces change by law, not by the day. */
const CACHE = 'public, max-age=86400';

/** `GET /service/addressform/api/v1/cities/tr`: the provinces of Turkey, `{ id, name }`, in Turkish alphabetical order. */
export const getCities: Handler<AppEnv> = async (c) => {
  const { provinces } = await loadProvinces();
  c.header('Cache-Control', CACHE);
  return c.json(provinces().map(({ id, name }) => ({ id, name })));
};

/** `GET /service/addressform/api/v1/cities/:cityId/districts/tr`: the districts of a province, `{ name }`. */
export const getDistricts: Handler<AppEnv> = async (c) => {
  const { districtsOf } = await loadProvinces();
  const districts = districtsOf(c.req.param('cityId') ?? '');
  if (districts.length === 0) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
  c.header('Cache-Control', CACHE);
  return c.json(districts.map((name) => ({ name })));
};
