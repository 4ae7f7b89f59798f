import type { CustomEventData } from '../../messages/schema/custom-event-data.ts';
import type { RuleTable } from './rule-table.ts';

/** The GA4 name of an event, and the parameters of its rule. */
export interface MappedEvent {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Whether the event's other fields are sent, too. */
  readonly detailed: boolean;
}

/** Returns the event's value for a parameter of a rule: `event_label` for `$label`, `subject` for `$subject`. */
function valueOf(name: string, data: CustomEventData): unknown {
  const values: Readonly<Record<string, unknown>> = { ...data.subscription_info, ...data };
  return values[`event_${name}`] ?? values[name];
}

/**
 * Creates the function that maps custom events to GA4 (Tracking §5). A combination without a rule becomes `deprecated_event`. If a
 * rule is invalid or lacks a required parameter, the event becomes `ga4_event_mapping_error`. Both have the page's own names of the
 * event.
 */
export function createMapEvent(table: RuleTable): (data: CustomEventData) => MappedEvent {
  return (data) => {
    const { event_type, event_name, event_category = '', event_action = '', event_label } = data;
    const unmapped = (name: string, error_reason?: string): MappedEvent => ({
      name,
      params: {
        legacy_category: event_category,
        legacy_action: event_action,
        legacy_label: event_label,
        error_reason,
      },
      detailed: false,
    });
    const failed = (reason: string) => unmapped('ga4_event_mapping_error', reason);
    const params: Record<string, unknown> = {};
    const mapped = (name: string): MappedEvent => ({ name, params, detailed: true });

    if (event_type === 'ga4' && event_name) {
      return table.hasName(event_name) ? mapped(event_name) : failed('unknown_name');
    }
    const rule = table.find(event_category, event_action, event_label ?? '');
    if (!rule) return unmapped('deprecated_event');
    if (typeof rule === 'string') return failed(rule);
    const [, , , name, settings = {}] = rule;
    for (const [param, setting] of Object.entries(settings)) {
      if (Object.hasOwn(data, param)) continue;
      const [, source, isRequired] = /^\$(\w+)(!?)$/.exec(String(setting)) ?? [];
      const value = source ? valueOf(source, data) || undefined : setting;
      if (value !== undefined) params[param] = value;
      else if (isRequired) return failed(`${param}_missing`);
    }
    return mapped(name);
  };
}
