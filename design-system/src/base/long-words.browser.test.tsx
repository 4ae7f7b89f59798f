import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import {
  Banner,
  BenefitList,
  BirthDateField,
  Button,
  Checkbox,
  CheckboxGroup,
  DefaultLayout,
  Dialog,
  FieldGroup,
  FieldRow,
  Heading,
  Link,
  PasswordField,
  PopupLayout,
  RequiredNote,
  Select,
  Stack,
  Text,
  TextField,
} from '../index.ts';

const long = 'Teilnahmebedingungen, Willkommensrabatt und Datenschutzgrundverordnung';
const field = { name: 'x', label: long, hint: long, error: long, constraint: long, required: true } as const;
const terms = <Link href="#terms">{long}</Link>;

const parts = {
  Banner: (
    <Banner tone="error" heading={long}>
      {long}
    </Banner>
  ),
  BenefitList: <BenefitList items={[{ icon: 'card', text: long }]} />,
  BirthDateField: (
    <BirthDateField
      {...field}
      labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
      order={['day', 'month', 'year']}
    />
  ),
  Button: <Button>{long}</Button>,
  Checkbox: <Checkbox name="x" label={terms} detail={<p>{long}</p>} error={long} required />,
  CheckboxGroup: (
    <CheckboxGroup label={long} selectAll={long}>
      <Checkbox name="x" label={long} />
    </CheckboxGroup>
  ),
  Dialog: (
    <Dialog open onOpenChange={() => undefined} title={long} description={long}>
      {long}
    </Dialog>
  ),
  FieldGroup: <FieldGroup legend={long}>{long}</FieldGroup>,
  FieldRow: (
    <FieldRow layout="short-long">
      <TextField {...field} state="valid" autoComplete="off" />
      <TextField {...field} state="valid" autoComplete="off" error={undefined} />
    </FieldRow>
  ),
  Heading: <Heading level={1}>{long}</Heading>,
  PasswordField: <PasswordField {...field} autoComplete="new-password" strength={() => 3} />,
  PopupLayout: <PopupLayout onClose={() => undefined}>{long}</PopupLayout>,
  RequiredNote: <RequiredNote>{long}</RequiredNote>,
  Select: <Select {...field} autoComplete="off" options={[{ value: 'x', label: long }]} />,
  Stack: (
    <Stack align="center">
      <Text>{long}</Text>
    </Stack>
  ),
  TextField: <TextField {...field} state="valid" autoComplete="off" error={undefined} />,
};

/**
 * Large text makes words wider than a phone. Readers who enlarge it must not have to scroll in two directions (WCAG 2.2 1.4.4,
 * 1.4.10).
 */
test.each(Object.entries(parts))(
  '%s breaks long words rather than scroll sideways at 320 px with text twice as large',
  async (_name, part) => {
    await page.viewport(320, 800);
    document.documentElement.style.fontSize = '200%';
    await show(
      <DefaultLayout skipLabel="Zum Inhalt" logo="Crema" footer={terms}>
        {part}
      </DefaultLayout>,
    );
    for (const detail of document.querySelectorAll('details')) detail.open = true;
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('.ds-dialog, .ds-dialog-shade')].filter(
      (element) => element.scrollWidth > element.clientWidth,
    );
    document.documentElement.style.fontSize = '';
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(cut).toEqual([]);
  },
);
