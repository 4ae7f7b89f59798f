import type { Ga4Rule } from '../channels/ga4/ga4-rules.ts';
import { sendCustomEvent } from '../install/send.ts';

/** A measurement of the package `web-vitals`. */
export interface VitalsMetric {
  /** CLS, FCP, INP, LCP or TTFB. */
  readonly name: string;
  /** In milliseconds; CLS has no unit. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  /** Unique id of the measurement. */
  readonly id: string;
  readonly navigationType: string;
}

type Observe = (report: (metric: VitalsMetric) => void) => void;

/** The used functions of the package `web-vitals`, which the page bundles. A missing function is not called. */
export interface VitalsLibrary {
  readonly onCLS?: Observe;
  readonly onFCP?: Observe;
  readonly onINP?: Observe;
  readonly onLCP?: Observe;
  readonly onTTFB?: Observe;
}

/** A rule with a GA4 name for the measurements: `install({ ga4Rules: [...ga4Rules, vitalsRule] })`. */
export const vitalsRule: Ga4Rule = [
  'web vitals',
  '*',
  '*',
  'web_vitals',
  { subject: '$action', status: '$label' },
];

/** Rounds milliseconds to integers, and the layout shift to three decimals. */
const rounded = ({ name, value }: VitalsMetric) =>
  name === 'CLS' ? value.toFixed(3) : String(Math.round(value));

/**
 * Sends the Core Web Vitals of the page as custom events of the category `web vitals`, with the metric as action, its rating as label
 * and the value as specification. Each is sent once, when it is final.
 *
 * @example
 * import * as webVitals from 'web-vitals';
 * reportVitals(webVitals);
 */
export function reportVitals(library: VitalsLibrary): void {
  for (const name of ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'] as const) {
    library[name]?.((metric) =>
      sendCustomEvent({
        event_category: 'web vitals',
        event_action: metric.name,
        event_label: metric.rating,
        specification: rounded(metric),
        attribute: metric.id,
        event_context: metric.navigationType,
      }),
    );
  }
}
