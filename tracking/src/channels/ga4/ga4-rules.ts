/**
 * A rule of the table of GA4 names: category, action, label, GA4 name and parameters. It is plain data, so that a shop can store its
 * own rules as JSON.
 *
 * - Category, action and label are compared trimmed, in lower case and with single blanks. A pipe separates alternatives
 *   (`header|footer`). `*` as an action or a label matches any. `{card}` is the loyalty card's brand word.
 * - A parameter is a value, or the event's value of `$category`, `$action`, `$label`, `$subject` or `$subscription_type`. With an
 *   exclamation mark (`$label!`) it is required. If the event has a field with the parameter's name, that field is used.
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

const form = { interaction: '$action', subject: '$category', attribute: '$label' };
const response = { subject: '$category', response_details: '$label' };

/** The default rules from category, action and label to GA4 names (Tracking §5). */
export const ga4Rules: readonly Ga4Rule[] = [
  [
    'navigation|header|footer|breadcrumb|burger menu',
    'click',
    '*',
    'navigation_click',
    { subject: '$label' },
  ],
  [
    'link|teaser link|external link|download|phone|mail',
    'click',
    '*',
    'link_click',
    { click_target: '$label' },
  ],
  ['button|cta|back to top|print', 'click', '*', 'button_click', { subject: '$label' }],
  [
    'form|registration|login|address|checkout form',
    'start|focus|select|check|submit|abandon',
    '*',
    'form_interaction',
    form,
  ],
  ['checkout', 'step|back', '*', 'form_interaction', form],
  [
    'form|registration|login|address',
    'error|validation error',
    '*',
    'system_response',
    { ...response, response_type: 'error' },
  ],
  [
    'registration|newsletter|account',
    'save success|info shown',
    '*',
    'system_response',
    { ...response, response_type: 'success' },
  ],
  [
    'login|registration|login / registration',
    '{card} registration disabled',
    '*',
    'system_response',
    {
      response_type: 'info',
      subject: 'registration',
      response_details: 'card registration disabled',
      non_interaction: true,
    },
  ],
  [
    'overlay|layer|flyout|accordion|tooltip|modal',
    'open|show',
    '*',
    'component_open',
    { component_type: '$category', subject: '$label' },
  ],
  [
    'product|gallery|variant|quantity|rating',
    'click|select|zoom|change|open',
    '*',
    'product_interaction',
    form,
  ],
  [
    'subscription|partner purchase',
    'purchase|add',
    '*',
    'product_interaction',
    { interaction: '$action', subscription_type: '$subscription_type' },
  ],
  [
    'filter|facet',
    'set|add|remove|reset',
    '*',
    'filter_products',
    { status: '$action', specification: '$label' },
  ],
  ['sort|sorting', '*', '*', 'sort_products', { specification: '$label' }],
  ['registration', 'success|completed', '*', 'sign_up', { method: '$label!' }],
  ['newsletter', 'registration success|double opt in', '*', 'sign_up', { method: 'newsletter' }],
  ['login', 'success', '*', 'login', { method: '$label' }],
  ['newsletter', 'unsubscribe|delete', '*', 'unsubscribe', { subject: '$category' }],
  // `account|delete` is a rule of `change_data`. A second rule for it would be a conflict.
  ['account', 'unsubscribe', '*', 'unsubscribe', { subject: '$category' }],
  [
    'account|address|profile|payment data',
    'change|save|delete',
    '*',
    'change_data',
    { subject: '$category', attribute: '$label' },
  ],
  [
    'search|suggest',
    'submit|click|select',
    '*',
    'search',
    { search_term: '$label!', interaction: '$action' },
  ],
  [
    'promotion|banner|teaser|stage|slider',
    'click',
    '*',
    'promotion_click',
    { promotion_name: '$label!', creative_slot: '$subject' },
  ],
  [
    'storefinder|store|map',
    '*',
    '*',
    'storefinder_interaction',
    { interaction: '$action', subject: '$label' },
  ],
];
