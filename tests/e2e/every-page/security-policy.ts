/** The directives that a page may have, each with the form of its sources. */
const strict: Readonly<Record<string, RegExp>> = {
  'default-src': /^'none'$/,
  'script-src': /^'self'(?: 'sha256-[\w+/]{43}=')?$/,
  'style-src': /^'self' 'sha256-[\w+/]{43}='$/,
  'img-src': /^'self'$/,
  'font-src': /^'self'$/,
  'connect-src': /^'self'$/,
  // A browser also checks the target of a redirect after a form submit.
  'form-action': /^'self'(?: https:\/\/[\w-]+\.crema\.example)*$/,
  'base-uri': /^'none'$/,
  'frame-ancestors': /^'none'$/,
  'require-trusted-types-for': /^'script'$/,
  // No page creates a policy. A page with a tag manager would name the policy of tracking, `cot#tracking`.
  'trusted-types': /^'none'$/,
};

/** Returns the directives that a content security policy lacks, and those that are too loose. */
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
