import { describe, expect, it } from 'vitest';
import { type EffortReport, formEffort } from './form-effort.ts';

const report = (name: string, session: string | null, effort: string | null, label: string | null = null) =>
  ({ name, session, label, effort }) satisfies EffortReport;
const submitted = (session: string | null, effort: string) => report('form_submitted', session, effort);
const abandoned = (session: string | null, label: string, effort = '') =>
  report('form_abandoned', session, effort, label);

describe('the effort of fields', () => {
  it('counts the highest numbers of a session, because each report repeats the ones before', () => {
    const reports = [
      submitted('s1', 'email 1/0'),
      submitted('s1', 'email 2/1, password 1/0'),
      submitted('s2', 'email 1/1'),
    ];
    expect(formEffort(reports)).toEqual([
      { field: 'email', returned: 3, corrected: 2, abandoned: 0 },
      { field: 'password', returned: 1, corrected: 0, abandoned: 0 },
    ]);
  });

  it('counts each report without a session', () => {
    const reports = [submitted(null, 'email 1/0'), submitted(null, 'email 2/1')];
    expect(formEffort(reports)).toEqual([{ field: 'email', returned: 3, corrected: 1, abandoned: 0 }]);
  });

  it('counts an abandoned form at its last field, unless it was finished later', () => {
    const reports = [
      abandoned('s1', 'email'),
      report('form_abandonment_withdrawn', 's1', null),
      abandoned('s2', 'password', 'email 1/0'),
      abandoned(null, 'password'),
    ];
    expect(formEffort(reports)).toEqual([
      { field: 'password', returned: 0, corrected: 0, abandoned: 2 },
      { field: 'email', returned: 1, corrected: 0, abandoned: 0 },
    ]);
  });

  it.each([
    '<script> 1/1',
    'email -1/0',
    'email 1/x',
    'email 1e9/1',
    'email 99999/1',
    `${'x'.repeat(61)} 1/1`,
    '__proto__ 1/1',
    ', ,',
  ])('leaves out a text that no form sends: %s', (effort) => {
    expect(formEffort([submitted(null, effort)])).toEqual([]);
  });

  it('reads no more fields of a report than a form has', () => {
    const effort = Array.from({ length: 1000 }, (_, place) => `field${place} 1/1`).join(', ');
    expect(formEffort([submitted(null, effort)]).length).toBeLessThan(50);
  });
});
