import type { CustomEventData } from '../../messages/schema/custom-event-data.ts';
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

/** What an event says in the place that a rule names: `$label` is its `event_label`, `$subject` its `subject`. */
function said(place: string, data: CustomEventData): unknown {
  const told: Readonly<Record<string, unknown>> = { ...data.subscription_info, ...data };
  return told[`event_${place}`] ?? told[place];
}

/**
 * Creates the mapping of custom events (Tracking §5). A combination that no rule knows becomes `deprecated_event`; a rule
 * that cannot be followed, for want of a parameter or by its own fault, becomes `ga4_event_mapping_error`. Both tell what the
 * page called the event.
 */
export function createMapEvent(table: RuleTable): MapEvent {
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
      const [, place, isMandatory] = /^\$(\w+)(!?)$/.exec(String(setting)) ?? [];
      const value = place ? said(place, data) || undefined : setting;
      if (value !== undefined) params[param] = value;
      else if (isMandatory) return failed(`${param}_missing`);
    }
    return mapped(name);
  };
}
