/**
 * Reads a page of the documentation: `# Title`, a paragraph that sums it up, and its `##` sections. Runs in Node and in the
 * browser.
 *
 * @param {string} markdown
 * @returns {{
 *   title: string,
 *   summary: string,
 *   lead: string,
 *   sections: { title: string, body: string }[],
 * }} `summary` is the first paragraph on one line; `lead` what else comes before the first section
 */
export function parsePage(markdown) {
  const [head = '', ...rest] = splitSections(markdown.replaceAll('\r\n', '\n'));
  const [title = '', summary = '', ...lead] = head.trim().split(/\n{2,}/);
  return {
    title: title.replace(/^# /, ''),
    summary: summary.replaceAll('\n', ' '),
    lead: lead.join('\n\n'),
    sections: rest.map(section),
  };
}

/** Splits before each `## `, but not within a fence. @param {string} markdown */
function splitSections(markdown) {
  const parts = [''];
  let fenced = false;
  for (const line of markdown.split('\n')) {
    if (/^\s*```/.test(line)) fenced = !fenced;
    if (!fenced && line.startsWith('## ')) parts.push('');
    parts[parts.length - 1] += `${line}\n`;
  }
  return parts;
}

/** @param {string} text */
function section(text) {
  const [heading = '', ...body] = text.split('\n');
  return { title: heading.replace(/^## /, ''), body: body.join('\n').trim() };
}

/**
 * Returns the fenced blocks of a text.
 * @param {string} markdown
 * @returns {{ language: string, code: string }[]}
 */
export function fencesOf(markdown) {
  return [...markdown.matchAll(/^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
}

/**
 * Returns the two lists of "Do and don't" as Markdown.
 * @param {string} body of the section
 * @returns {{ dos: string, donts: string }} empty if a list is missing
 */
export function splitDoAndDont(body) {
  const [, dos = '', donts = ''] = /^Do:\n([\s\S]*?)^Don['’]t:\n([\s\S]*)$/m.exec(body) ?? [];
  return { dos: dos.trim(), donts: donts.trim() };
}
