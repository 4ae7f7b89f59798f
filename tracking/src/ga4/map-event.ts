import type { CustomEventData } from '../schema/custom-event-data.ts';
import { valueBound } from './limits.ts';
import type { RuleTable } from './rule-table.ts';

/** What an event is called in GA4, and the parameters that follow from its name. */
export interface MappedEvent {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Whether the event's other fields go with it. */
  readonly detailed: boolean;
}

/** Gives an event its GA4 name. */
export type MapEvent = (data: CustomEventData) => MappedEvent;

/** What was typed into a field may be an e-mail address, which must not reach GA4. */
const scrub = (text: string) =>
  text.includes('@') ? text.slice(0, 2 * valueBound).replace(/\S*@\S*/g, '(e-mail)') : text;

/** What an event says in the place that a rule names; `undefined` for a place that no rule can name. */
function said(place: string, data: CustomEventData): string | undefined {
  if (place === '$category') return data.event_category;
  if (place === '$action') return data.event_action;
  if (place === '$label') return data.event_label;
  if (place === '$subject') return data.subject;
  return place === '$subscription_type' ? data.subscription_info?.subscription_type : undefined;
}

/**
 * Creates the mapping of custom events (Tracking §5). A combination that no rule knows becomes `deprecated_event`; a rule
 * that cannot be followed, for want of a parameter or by its own fault, becomes `ga4_event_mapping_error`. Both tell what the
 * page called the event.
 */
export function createMapEvent(table: RuleTable): MapEvent {
  return (data) => {
    const {
      event_type,
      event_name,
      event_category: legacy_category = '',
      event_action: legacy_action = '',
      event_label: legacy_label,
    } = data;
    const mapped = (name: string, params: MappedEvent['params'] = {}) => ({ name, params, detailed: true });
    const legacy = {
      legacy_category: scrub(legacy_category),
      legacy_action: scrub(legacy_action),
      legacy_label: legacy_label && scrub(legacy_label),
    };
    const failed = (error_reason: string) => ({
      name: 'ga4_event_mapping_error',
      params: { ...legacy, error_reason },
      detailed: false,
    });
    if (event_type === 'ga4' && event_name) {
      return table.hasName(event_name) ? mapped(event_name) : failed('unknown_name');
    }
    const rule = table.find(legacy_category, legacy_action, legacy_label ?? '');
    if (!rule) return { name: 'deprecated_event', params: legacy, detailed: false };
    if (typeof rule === 'string') return failed(rule);

    const [, , , name, settings = {}] = rule;
    const params: Record<string, unknown> = {};
    for (const param of Object.keys(settings)) {
      const setting = settings[param];
      if (Object.hasOwn(data, param)) continue;
      if (typeof setting !== 'string' || setting[0] !== '$') {
        params[param] = setting;
        continue;
      }
      const value = said(setting.replace('!', ''), data);
      if (value) params[param] = scrub(value);
      else if (setting.endsWith('!')) return failed(`${param}_missing`);
    }
    return mapped(name, params);
  };
}
