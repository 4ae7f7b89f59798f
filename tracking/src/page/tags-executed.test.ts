import { describe, expect, test } from 'vitest';
import { openPage } from '../../test/doubles/open-page.ts';

type Page = ReturnType<typeof openPage>;

/** The tag manager says that the tags of a record have fired. */
function fire(page: Page, index: number) {
  const record = page.records[index];
  if (record && 'eventCallback' in record && typeof record.eventCallback === 'function')
    record.eventCallback();
}

const timedOut = 'The trackExecuted event has been emitted by timeout.';

function pageView(data: object = {}) {
  const page = openPage();
  page.post('InitialPageData', data);
  return page;
}

describe('A page gets an event about its tags', () => {
  test('once the tag manager has said so for both formats', () => {
    const page = pageView();
    fire(page, 0);
    fire(page, 0);
    expect(page.executed).toEqual([]);
    fire(page, 1);
    expect(page.executed).toEqual([true]);
    expect(page.announced).toEqual([{ name: 'collectOnTrackApi:tracking_executed', detail: true }]);
    page.pass(2000);
    expect(page.executed).toEqual([true]);
    expect(page.printed).toEqual([]);
  });

  test('as false after 1500 ms, with a log entry, and a later call has no effect', () => {
    const page = pageView();
    page.pass(1499);
    expect(page.executed).toEqual([]);
    page.pass(1);
    fire(page, 0);
    fire(page, 1);
    expect(page.executed).toEqual([false]);
    expect(page.printed).toEqual([timedOut]);
  });

  test('not when it does not want to be', () => {
    const page = pageView({ emit_tracking_executed_event: false });
    page.pass(2000);
    expect(page.executed).toEqual([]);
    expect(page.records[0]).not.toHaveProperty('eventCallback');
  });

  test('by the page that is there, not by the one that was left', () => {
    const page = pageView();
    page.pass(1000);
    page.post('InitialPageData', {});
    page.pass(1000);
    expect(page.executed).toEqual([]);
    page.pass(500);
    expect(page.executed).toEqual([false]);
  });

  test('not after a reset', () => {
    const page = pageView();
    page.post('Reset');
    expect(page.timers()).toBe(0);
    fire(page, 0);
    fire(page, 1);
    expect(page.executed).toEqual([]);
  });
});
