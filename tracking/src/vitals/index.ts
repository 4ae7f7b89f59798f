export { reportVitals, vitalsRule } from './report-vitals.ts';
export type { VitalsLibrary, VitalsMetric } from './report-vitals.ts';
