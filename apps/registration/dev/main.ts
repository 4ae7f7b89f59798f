/** `npm run dev`: serves the app from its sources. `apps/dev-server` does the work. */
import { startDevelopment } from '@crema/dev-server';
import { ofBrand } from '../build/brand/brand-file.ts';
import { loadBrand } from '../build/brand/load-brand.ts';
import { visitorScenarios } from './visitor-scenarios.ts';

await startDevelopment(async () => {
  const { brand, files } = await loadBrand();
  return {
    name: brand.name,
    folder: new URL('../', import.meta.url),
    files: { icon: ofBrand(files.icon), share: ofBrand(files.share) },
    visitors: visitorScenarios(`/${brand.cardWord}-registration`),
  };
});
