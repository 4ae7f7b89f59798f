import { describe, expect, test } from 'vitest';
import type { Ga4Rule } from './ga4-rules.ts';
import { ga4Rules } from './ga4-rules.ts';
import { isGa4Name, limitParams } from './limits.ts';
import { createMapEvent } from './map-event.ts';
import { createRuleTable } from './rule-table.ts';

const map = (
  event_category: string,
  event_action: string,
  event_label = '',
  rules: readonly Ga4Rule[] = ga4Rules,
) => createMapEvent(createRuleTable(rules, 'crema'))({ event_category, event_action, event_label });

describe('The table that comes along', () => {
  test.each(ga4Rules.map((rule) => [rule] as const))('every alternative of %j is reached', (rule) => {
    const [categories, actions, , name] = rule;
    for (const category of categories.split('|')) {
      for (const action of actions.replace('*', 'anything').replace('{card}', 'crema').split('|')) {
        expect(map(category, action, 'label').name).toBe(name);
      }
    }
  });

  test.each([
    ['navigation', 'click', 'Coffee', 'navigation_click', { subject: 'Coffee' }],
    ['Teaser  Link', ' CLICK ', '/beans', 'link_click', { click_target: '/beans' }],
    ['cta', 'click', 'Buy', 'button_click', { subject: 'Buy' }],
    [
      'address',
      'submit',
      'street',
      'form_interaction',
      { interaction: 'submit', subject: 'address', attribute: 'street' },
    ],
    [
      'newsletter',
      'save success',
      '',
      'system_response',
      { subject: 'newsletter', response_type: 'success' },
    ],
    ['flyout', 'open', 'help', 'component_open', { component_type: 'flyout', subject: 'help' }],
    ['facet', 'add', 'beans', 'filter_products', { status: 'add', specification: 'beans' }],
    ['newsletter', 'double opt in', '', 'sign_up', { method: 'newsletter' }],
    ['account', 'delete', '', 'change_data', { subject: 'account' }],
    ['account', 'unsubscribe', '', 'unsubscribe', { subject: 'account' }],
    ['banner', 'click', 'Spring', 'promotion_click', { promotion_name: 'Spring' }],
    ['map', 'zoom in', 'Berlin', 'storefinder_interaction', { interaction: 'zoom in', subject: 'Berlin' }],
  ])('%s, %s, %s is %s', (category, action, label, name, params) => {
    expect(map(category, action, label)).toEqual({ name, params, detailed: true });
  });

  test.each([
    ['search', 'submit', 'search_term_missing'],
    ['banner', 'click', 'promotion_name_missing'],
    ['registration', 'completed', 'method_missing'],
  ])('%s, %s without a label is an error of the mapping', (category, action, error_reason) => {
    expect(map(category, action)).toMatchObject({
      name: 'ga4_event_mapping_error',
      params: { error_reason },
    });
  });
});

describe("A shop's own table", () => {
  const rules: readonly Ga4Rule[] = [
    ['a', '*', '*', 'any_action'],
    ['a', 'b', '*', 'any_label'],
    ['a', 'b', 'c', 'this_label'],
    ['a', '*', 'c', 'label_only'],
    ['twice', 'b', '*', 'first'],
    ['twice', 'b', '*', 'second'],
    ['name', 'b', '*', 'google_b'],
    ['param', 'b', '*', 'b', { 'not a name': 1 }],
  ];

  test.each([
    ['a', 'b', 'c', 'this_label'],
    ['a', 'b', 'x', 'any_label'],
    ['a', 'x', 'c', 'label_only'],
    ['a', 'x', 'x', 'any_action'],
    ['x', 'b', 'c', 'deprecated_event'],
  ])('the most telling row is taken: %s, %s, %s is %s', (category, action, label, name) => {
    expect(map(category, action, label, rules).name).toBe(name);
  });

  test.each([
    ['twice', 'rules_conflict'],
    ['name', 'invalid_name'],
    ['param', 'invalid_name'],
  ])('a row that cannot be followed is an error of the mapping: %s', (category, error_reason) => {
    expect(map(category, 'b', '', rules)).toMatchObject({
      name: 'ga4_event_mapping_error',
      params: { error_reason },
    });
  });
});

test('An event with a GA4 name that no row leads to is an error of the mapping', () => {
  const event = { event_category: 'a', event_action: 'b', event_type: 'ga4', event_name: 'invented' };
  expect(createMapEvent(createRuleTable(ga4Rules, 'crema'))(event)).toMatchObject({
    name: 'ga4_event_mapping_error',
    params: { error_reason: 'unknown_name' },
  });
});

test('What an event says itself goes before what a row would make of it', () => {
  const event = { event_category: 'cta', event_action: 'click', event_label: 'Buy', subject: 'basket' };
  expect(createMapEvent(createRuleTable(ga4Rules, 'crema'))(event).params).toEqual({});
});

describe('The limits of GA4', () => {
  test.each([
    ['sign_up', true],
    ['a'.repeat(40), true],
    ['a'.repeat(41), false],
    ['1st', false],
    ['_a', false],
    ['with blank', false],
    ['ga_event', false],
    ['firebase_event', false],
    ['session_start', false],
    ['first_visit', false],
    ['app_banner_click', true],
    ['', false],
  ])('the name %s', (name, valid) => {
    expect(isGa4Name(name)).toBe(valid);
  });

  const limited = (params: Record<string, unknown>) => {
    const dropped = limitParams(params);
    return { params, dropped };
  };

  test.each([
    ['subject', 100],
    ['page_title', 300],
    ['page_referrer', 420],
    ['page_location', 1000],
  ])('%s is cut at %i characters', (name, bound) => {
    expect(limited({ [name]: 'x'.repeat(2000) }).params[name]).toHaveLength(bound);
  });

  test('a list loses whole entries', () => {
    const text = `${'a'.repeat(60)}|${'b'.repeat(39)}|c`;
    expect(limited({ text }).params['text']).toBe(`${'a'.repeat(60)}|${'b'.repeat(39)}`);
    expect(limited({ text: `${'a'.repeat(60)}|${'b'.repeat(60)}` }).params['text']).toBe('a'.repeat(60));
  });

  test('the first 25 parameters are kept; those without a value do not count', () => {
    const all = Object.fromEntries(Array.from({ length: 28 }, (_, index) => [`p${index}`, index]));
    const { params, dropped } = limited({ none: undefined, ...all });
    expect(Object.values(params).filter((value) => value !== undefined)).toHaveLength(25);
    expect(dropped).toEqual(['p25', 'p26', 'p27']);
  });

  test('a search by a known customer goes with its results, and without what says least of the customer', () => {
    const list = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, 1]));
    const own = list('page_name page_type language platform page_quality_score ab_tests origin is_spa');
    const results = list(
      'number_of_product_results number_of_available_product_results internal_search_fallback internal_search_campaign',
    );
    const place = list('site page_path structure_node');
    const customer = list(
      'user_type customer_id exactag_user_id hunter_session_id card_member customer_type',
    );
    const more = list(
      'customer_segment favourite_shop favourite_depot closest_shop closest_depot scout_user',
    );
    const { dropped } = limited({ consent: 1, ...own, ...results, ...place, ...customer, ...more });
    expect(dropped).toEqual(['closest_shop', 'closest_depot', 'scout_user']);
  });
});
