/** The directives that a page may have, with what their sources look like. */
const strict: Readonly<Record<string, RegExp>> = {
  'default-src': /^'none'$/,
  'script-src': /^'self'(?: 'sha256-[\w+/]{43}=')?$/,
  'style-src': /^'self' 'sha256-[\w+/]{43}='$/,
  'img-src': /^'self'$/,
  'font-src': /^'self'$/,
  'connect-src': /^'self'$/,
  // A browser asks for the place that a form's answer leads to as well.
  'form-action': /^'self'(?: https:\/\/[\w-]+\.crema\.example)*$/,
  'base-uri': /^'none'$/,
  'frame-ancestors': /^'none'$/,
  'require-trusted-types-for': /^'script'$/,
  // No page makes a policy: one that installs a tag manager would name that of tracking, `cot#tracking`.
  'trusted-types': /^'none'$/,
};

/** What a content security policy lacks, or has that it may not have. */
export function looseDirectives(policy: string): string[] {
  const directives = new Map(
    policy.split(/\s*;\s*/).map((text) => {
      const [name = '', ...sources] = text.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  const wrong = Object.entries(strict).filter(([name, sources]) => !sources.test(directives.get(name) ?? ''));
  const unknown = [...directives.keys()].filter((name) => !(name in strict));
  return [...wrong.map(([name]) => `${name} ${directives.get(name)}`), ...unknown];
}
