export type { MailTemplate } from './mail-template.ts';
export type { FormTokens, RenderedPage, RenderPage, RenderRequest, ServedForm } from './rendered-page.ts';
