/**
 * One row of the table that gives events their GA4 names: category, action, label, GA4 name and parameters. It is plain
 * data, so a shop can keep its own as JSON.
 *
 * - Category, action and label are compared trimmed, in lower case and with single blanks. Alternatives stand side by side
 *   with a pipe (`header|footer`); `*` as an action or a label is any. `{card}` is the loyalty card's brand word.
 * - A parameter is a value, or one of `$category`, `$action`, `$label`, `$subject` and `$subscription_type`: what the event
 *   says there. An exclamation mark behind it (`$label!`) makes it mandatory. What the event itself gives under the
 *   parameter's name goes first.
 *
 * @example ['registration', 'success|completed', '*', 'sign_up', { method: '$label!' }]
 */
export type Ga4Rule = readonly [
  category: string,
  action: string,
  label: string,
  name: string,
  params?: Readonly<Record<string, string | number | boolean>>,
];
