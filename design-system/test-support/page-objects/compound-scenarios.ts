import { expect } from 'vitest';
import * as on from '../../src/testing/index.ts';
import type { Screen } from '../../src/testing/index.ts';

const address = async (
  screen: Screen,
  open: (screen: Screen, name: string) => ReturnType<typeof on.dialog>,
) => {
  const box = open(screen, 'Adresse ändern');
  const change = on.button(screen, 'Ändern');
  expect(await box.isOpen()).toBe(false);
  await change.click();
  await expect.poll(() => box.isOpen()).toBe(true);
  expect(await box.description()).toBe('Für diese Bestellung');
  await on.textField(box, 'Straße').type('Lindenallee');
  expect(await box.hasFocus()).toBe(true);
  await box.close('Schließen');
  await expect.poll(() => box.isOpen()).toBe(false);
  await change.click();
  await box.escape();
  await expect.poll(() => box.isOpen()).toBe(false);
  await expect.poll(() => change.hasFocus()).toBe(true);
};

/** The same for components that are not fields. */
export const compoundScenarios: Readonly<Record<string, (screen: Screen) => Promise<void>>> = {
  button: async (screen) => {
    const create = on.button(screen, 'Anlegen');
    expect([await create.isLoading(), await create.isDisabled()]).toEqual([false, false]);
    await create.click();
    await expect.poll(() => create.isLoading()).toBe(true);
    expect([await create.isDisabled(), await create.hasFocus(), await create.isThere()]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await on.button(screen, 'Löschen').isThere()).toBe(false);
  },
  dialog: (screen) => address(screen, on.dialog),
  flyout: (screen) => address(screen, on.flyout),
  alertDialog: async (screen) => {
    const question = on.alertDialog(screen, 'Adresse löschen?');
    const remove = on.button(screen, 'Löschen');
    await remove.click();
    await expect.poll(() => question.isOpen()).toBe(true);
    expect(await on.dialog(screen, 'Adresse löschen?').isOpen()).toBe(false);
    expect(await question.description()).toBe('Sie ist dann fort.');
    await expect.poll(() => on.button(question, 'Behalten').hasFocus()).toBe(true);
    await question.close('Behalten');
    await expect.poll(() => question.isOpen()).toBe(false);
    await remove.click();
    await question.escape();
    await expect.poll(() => question.isOpen()).toBe(false);
    await remove.click();
    await on.button(question, 'Ja, löschen').click();
    await expect.poll(() => on.banner(screen, 'Gelöscht').isThere()).toBe(true);
  },
  banner: async (screen) => {
    const saved = on.banner(screen, 'Gespeichert');
    expect(await saved.text()).toBe('GespeichertWir haben Alles notiert.');
    expect([await saved.tone(), await saved.hasFocus()]).toEqual(['success', false]);
    await on.button(saved, 'Alles').click();
    expect(await saved.hasFocus()).toBe(true);
    expect([await saved.isThere(), await on.banner(screen, 'Verloren').isThere()]).toEqual([true, false]);
  },
  errorSummary: async (screen) => {
    const summary = on.errorSummary(screen, 'Bitte prüfen');
    expect(await summary.links()).toEqual(['Der Vorname fehlt.', 'Der Nachname fehlt.']);
    await summary.follow('Der Nachname fehlt.');
    expect(await on.textField(screen, 'Nachname').hasFocus()).toBe(true);
    expect([await summary.hasFocus(), await summary.isThere()]).toEqual([false, true]);
  },
  disclosure: async (screen) => {
    const why = on.disclosure(screen, 'Warum?');
    expect([await why.isOpen(), await why.text()]).toEqual([false, 'Zum Geburtstag gibt es Kaffee.']);
    await why.open();
    await why.open();
    expect(await why.isOpen()).toBe(true);
    await why.close();
    expect(await why.isOpen()).toBe(false);
    const detail = on.disclosure(screen, 'Details anzeigen');
    await detail.open();
    expect([await detail.isOpen(), await detail.text()]).toEqual([true, 'Abmelden geht immer.']);
    await on.disclosure(screen, 'Details ausblenden').close();
    expect(await detail.isOpen()).toBe(false);
  },
};
