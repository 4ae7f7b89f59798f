export type { FormTokens, RenderedPage, RenderPage, RenderRequest, ServedForm } from './rendered-page.ts';
