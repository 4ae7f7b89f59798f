import { expect, onTestFinished, test, vi } from 'vitest';
import invoiceAddress from 'virtual:crema-messages/tr-TR/invoice-address';
import messages from 'virtual:crema-messages/tr-TR/standalone';
import first from 'virtual:crema-messages/tr-TR/standalone/first';
import later from 'virtual:crema-messages/tr-TR/standalone/later';
import { createTexts } from './create-texts.ts';

const texts = createTexts('tr-TR', messages);

test('texts are said with their arguments', () => {
  expect(texts.t('action.register')).toBe('Hesap oluştur');
  const welcome = createTexts('tr-TR', invoiceAddress);
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

test('an issue is said with its cause, and in the words of its code without one', () => {
  const code = 'emailIsInvalid';
  const caused = (cause: string) => texts.issue({ code, params: { cause } });
  expect(caused('emailIsInvalid.blank')).toBe(texts.t('error.emailIsInvalid.blank'));
  expect(caused('emailIsInvalid.new')).toBe(texts.t('error.emailIsInvalid'));
  expect(texts.issue({ code })).toBe(texts.t('error.emailIsInvalid'));
});

const general = 'Lütfen bu bilgiyi kontrol edin.';
const missing = { code: 'emailIsRequired' };

test('what came without the page is fetched once and said from then on', async () => {
  const said = { ...first };
  const fetchRest = vi.fn<() => Promise<void>>(async () => void Object.assign(said, later));
  const halves = createTexts('tr-TR', said, fetchRest);
  await Promise.all([halves.complete(), halves.complete()]);
  expect(fetchRest).toHaveBeenCalledOnce();
  expect(halves.issue(missing)).toBe(texts.issue(missing));
  expect(halves.complete()).toBeUndefined();
});

test('texts that are whole have nothing to wait for', () => {
  expect(texts.complete()).toBeUndefined();
});

test('what cannot be had is said in general words', async () => {
  const halves = createTexts('tr-TR', first, () => Promise.reject(new Error('offline')));
  await halves.complete();
  expect(halves.issue(missing)).toBe(general);
  expect(halves.problem({ code: 'sessionExpired' })).toBe(texts.t('banner.technicalError'));
});

test('what does not come in time is said in general words until it is there', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const said = { ...first };
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = () => {
      Object.assign(said, later);
      resolve();
    };
  });
  const halves = createTexts('tr-TR', said, () => coming);
  const waiting = halves.complete();
  await vi.advanceTimersByTimeAsync(3000);
  await waiting;
  expect(halves.issue(missing)).toBe(general);
  come();
  expect(halves.issue(missing)).toBe(texts.issue(missing));
});
