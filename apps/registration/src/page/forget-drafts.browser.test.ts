import { expect, test } from 'vitest';
import { draftPlace } from '../../../../flows/form/src/draft/draft-place.ts';
import { writeDraft } from '../../../../flows/form/src/draft/stored-draft.ts';
import { forgetDrafts } from './forget-drafts.ts';

test('forgets the drafts of all forms, and nothing else of the tab', () => {
  sessionStorage.setItem('cart', '1');
  writeDraft(draftPlace('address-input', 'DE', 'login-1'), { 'address.lastName': 'Muster' });
  writeDraft(draftPlace('card', 'DE', 'login-1'), { phone: '1' });
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['cart']);
  sessionStorage.clear();
});
