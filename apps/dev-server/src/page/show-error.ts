import { developmentHead } from './development-head.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page that says what is wrong in the sources, and goes away by itself once it is put right. */
export function showError(error: unknown): Response {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(text);
  return new Response(
    `<!doctype html><html lang="en"><title>Error</title>${developmentHead}<h1>This page cannot be made</h1><pre>${escape(text)}</pre>`,
    { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } },
  );
}
