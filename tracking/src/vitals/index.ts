import type { Ga4Rule } from '../channels/ga4/ga4-rules.ts';
import { sendCustomEvent } from '../install/send.ts';

/** A measurement, as the package `web-vitals` reports it. */
export interface VitalsMetric {
  /** CLS, FCP, INP, LCP or TTFB. */
  readonly name: string;
  /** In milliseconds; CLS has no unit. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  /** Tells measurements of the same page view apart. */
  readonly id: string;
  readonly navigationType: string;
}

type Observe = (report: (metric: VitalsMetric) => void) => void;

/** What is used of the package `web-vitals`, which the page brings along; what is missing is not measured. */
export interface VitalsLibrary {
  readonly onCLS?: Observe;
  readonly onFCP?: Observe;
  readonly onINP?: Observe;
  readonly onLCP?: Observe;
  readonly onTTFB?: Observe;
}

/** The row that gives the measurements a GA4 name of their own: `install({ ga4Rules: [...ga4Rules, vitalsRule] })`. */
export const vitalsRule: Ga4Rule = [
  'web vitals',
  '*',
  '*',
  'web_vitals',
  { subject: '$action', status: '$label' },
];

/** Milliseconds are told whole, the layout shift to the thousandth. */
const rounded = ({ name, value }: VitalsMetric) =>
  name === 'CLS' ? value.toFixed(3) : String(Math.round(value));

/**
 * Reports the Core Web Vitals of the page as custom events of the category `web vitals`: the metric as action, its rating
 * as label, the value as specification. Each is told once, when it is final.
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
