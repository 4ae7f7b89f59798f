import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Templates write these in other ways, which are valid HTML, too.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-spacing': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // The policy has the hash of each.
    'require-csp-nonce': 'off',
  },
});

/** Returns everything that is wrong with the HTML of a page. */
export async function htmlFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId} in line ${line}: ${message}`),
  );
}
