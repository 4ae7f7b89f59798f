import { expect, test } from 'vitest';
import { createHost } from '../../../test/doubles/create-host.ts';
import { consentCookie } from '../../../test/doubles/fake-environment.ts';

test('Consent is parsed again only if the cookies or the tool’s global have changed', () => {
  const { host, change } = createHost({}, { cookies: consentCookie('C0003') });
  const { consent } = host;
  const renewed = () => {
    consent.renew(true);
    return consent.now();
  };
  const first = consent.now();
  expect(first.groups).toBe('C0003');
  expect(renewed()).toBe(first);
  change({ cookies: consentCookie('C0004') });
  const second = renewed();
  expect(second.groups).toBe('C0004');
  expect(renewed()).toBe(second);
  change({ consentGroups: ',C0001,C0003,' });
  const third = renewed();
  expect(third.groups).toBe('C0001,C0003');
  expect(renewed()).toBe(third);
  change({ consentGroups: undefined });
  expect(renewed().groups).toBe('C0004');
});

test('Of two consent cookies only what both grant is granted', () => {
  const cookies = `${consentCookie('C0001', 'C0003')}; x=1; ${consentCookie('C0001', 'C0004')}`;
  expect(createHost({}, { cookies }).host.consent.now()).toMatchObject({ known: true, groups: 'C0001' });
});

test('A visitor who chooses what the tool’s defaults were has chosen, though no group has changed', () => {
  const defaults = `${consentCookie('C0001')}%26interactionCount%3D0`;
  const { host, change } = createHost({}, { cookies: defaults });
  const { consent } = host;
  let heard = 0;
  consent.subscribe(() => (heard += 1));
  expect(consent.now()).toMatchObject({ known: false, groups: '' });
  expect(consent.now().grants(['C0001'])).toBe(false);
  change({ cookies: defaults.replace('%3D0', '%3D1') });
  consent.renew(true);
  expect(consent.now()).toMatchObject({ known: true, groups: 'C0001' });
  change({ cookies: defaults.replace('%3D0', '%3D2') });
  consent.renew(true);
  expect(heard).toBe(1);
});
