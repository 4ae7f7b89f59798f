/** Where a Prometheus server fetches the figures. */
export const metricsPath = '/metrics';
