import { expect, test } from 'vitest';
import addressInput from 'virtual:crema-messages/tr-TR/address-input';
import messages from 'virtual:crema-messages/tr-TR/standalone';
import { createTexts } from './create-texts.ts';

const texts = createTexts('tr-TR', messages);

test('texts are said with their arguments', () => {
  expect(texts.t('action.register')).toBe('Hesap oluştur');
  const welcome = createTexts('tr-TR', addressInput);
  expect(welcome.t('address.success.headline', { firstName: 'Ayşe' })).toBe('Hoş geldiniz, Ayşe!');
});

test('an issue is said with its numbers, an unknown code in general words and never as its key', () => {
  expect(texts.issue({ code: 'birthDateMinAge', params: { age: 16 } })).toContain('16');
  expect(texts.issue({ code: 'SOMETHING_NEW' })).toBe('Lütfen bu bilgiyi kontrol edin.');
  expect(texts.issue({ code: 'constructor' })).toBe('Lütfen bu bilgiyi kontrol edin.');
});

test('what every field says alike is said with the name of the field', () => {
  expect(texts.issue({ code: 'companyNameMin', params: { min: 3 } })).toContain('Şirket adı');
  expect(texts.issue({ code: 'companyNameMin', params: { min: 3 } })).toContain('3');
  expect(texts.issue({ code: 'unheardOfMin', params: { min: 3 } })).toBe('Lütfen bu bilgiyi kontrol edin.');
});

test('an issue of the whole form is said as its banner', () => {
  expect(texts.issue({ code: 'invalidForm' })).toBe(texts.t('banner.invalidForm'));
});

test.each([
  [0, 'birkaç dakika sonra'],
  [5, '5 dakika sonra'],
])('who has to wait %i minutes reads it; none is a few', (minutes, said) => {
  expect(texts.problem({ code: 'rateLimited', params: { minutes } })).toContain(said);
});

test('a problem of the whole form is said in its own words, or as a technical error', () => {
  expect(texts.problem({ code: 'invalidForm' })).toBe(texts.t('banner.invalidForm'));
  expect(texts.problem({ code: 'SOMETHING_NEW' })).toBe(texts.t('banner.technicalError'));
});

test('an issue without the numbers of its text is said in general words, and breaks nothing', () => {
  expect(texts.issue({ code: 'birthDateMinAge' })).toBe('Lütfen bu bilgiyi kontrol edin.');
  expect(texts.problem({ code: 'birthDateMinAge' })).toBe(texts.t('banner.technicalError'));
});
