import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { strings } from '../test-support/strings.ts';
import {
  Banner,
  BirthDateField,
  Button,
  Checkbox,
  CheckboxGroup,
  DefaultLayout,
  DesignSystemProvider,
  Dialog,
  Form,
  PasswordField,
  PopupLayout,
  Select,
  TextField,
} from './index.ts';

const labels = { day: 'Tag', month: 'Monat', year: 'Jahr' };

const pages = {
  Banner: <Banner tone="error">Bitte korrigieren Sie Ihre Angaben.</Banner>,
  BirthDateField: (
    <BirthDateField name="birthDate" label="Geburtsdatum" labels={labels} order={['day', 'month', 'year']} />
  ),
  Button: <Button loading>Weiter</Button>,
  Checkbox: <Checkbox name="newsletter" label="Newsletter" detail="Mehr" error="Fehler" />,
  CheckboxGroup: (
    <CheckboxGroup label="Alle" selectAll="Alle auswählen">
      <Checkbox name="newsletter" label="Newsletter" />
    </CheckboxGroup>
  ),
  DefaultLayout: (
    <DefaultLayout skipLabel="Zum Inhalt" logo="Crema" panel="Bild" footer="Fuß">
      Seite
    </DefaultLayout>
  ),
  Dialog: (
    <Dialog open={false} onOpenChange={() => undefined} title="Adresse">
      Inhalt
    </Dialog>
  ),
  Form: <Form>Formular</Form>,
  PasswordField: (
    <PasswordField name="password" label="Passwort" autoComplete="new-password" strength={() => 0} />
  ),
  PopupLayout: <PopupLayout onClose={() => undefined}>Seite</PopupLayout>,
  Select: (
    <Select
      name="country"
      label="Land"
      autoComplete="country"
      options={[{ value: 'DE', label: 'Deutschland' }]}
    />
  ),
  TextField: <TextField name="email" label="E-Mail" autoComplete="email" hint="Hinweis" />,
};

const html = (page: (typeof pages)[keyof typeof pages]) =>
  renderToString(<DesignSystemProvider strings={strings}>{page}</DesignSystemProvider>);

test.each(Object.entries(pages))(
  '%s renders on a server, without a style a strict policy would refuse',
  (_name, page) => {
    expect(html(page)).not.toMatch(/\sstyle=|<style|\son[a-z]+=/);
  },
);

test.each(Object.entries(pages))(
  '%s brings no live region beside the two of the announcer',
  (_name, page) => {
    expect(html(page).match(/aria-live=/g)).toHaveLength(2);
    expect(html(page)).not.toMatch(/role="(alert|status|log)"/);
  },
);

test('the form leaves judging to the rules, also without JavaScript', () => {
  expect(html(pages.Form)).toMatch(/<form novalidate="">/i);
});

test('every folder of a component has stories, but for parts of others', () => {
  const partOfOthers = ['base', 'field', 'fonts', 'tokens', 'icon', 'stack'];
  const shownElsewhere = [
    'form',
    'required-note',
    'visually-hidden',
    'benefit-list',
    'coffee-cup',
    'field-group',
  ];
  const folder = new URL('.', import.meta.url);
  const without = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter(
      (name) => !readdirSync(new URL(`${name}/`, folder)).some((file) => file.endsWith('.stories.tsx')),
    );
  expect(without.sort()).toEqual([...partOfOthers, ...shownElsewhere].sort());
});

test('the barrel names every folder that has a public face', () => {
  const folder = new URL('.', import.meta.url);
  const barrel = readFileSync(new URL('index.ts', folder), 'utf8');
  const faces = readdirSync(folder).filter(
    (name) => !name.includes('.') && readdirSync(new URL(`${name}/`, folder)).includes('index.ts'),
  );
  expect(faces.filter((name) => !barrel.includes(`'./${name}/index.ts'`))).toEqual([]);
});
