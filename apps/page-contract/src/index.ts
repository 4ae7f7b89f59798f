export type { FormTokens, RenderedPage, RenderPage, RenderRequest } from './rendered-page.ts';
export type { ServedForm } from './served-form.ts';
