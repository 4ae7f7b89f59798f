import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Banner,
  BenefitList,
  BirthDateField,
  Button,
  Checkbox,
  CoffeeCup,
  DefaultLayout,
  FieldGroup,
  FieldRow,
  Form,
  Heading,
  Link,
  Logo,
  PasswordField,
  RequiredNote,
  Select,
  Stack,
  Text,
  TextField,
} from '../index.ts';

const meta: Meta<typeof DefaultLayout> = {
  title: 'Layouts/DefaultLayout',
  component: DefaultLayout,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof DefaultLayout>;

const panel = (
  <Stack gap={6}>
    <CoffeeCup />
    <Heading level={2}>Ihr Platz am Fenster</Heading>
    <BenefitList
      items={[
        { icon: 'tag', text: '10 % auf Ihre erste Bestellung' },
        { icon: 'card', text: 'Punkte mit jeder Tasse' },
        { icon: 'cup', text: 'Neue Röstungen zuerst' },
      ]}
    />
  </Stack>
);

const footer = (
  <nav aria-label="Rechtliches">
    <Link standalone href="/terms">
      Nutzungsbedingungen
    </Link>{' '}
    ·{' '}
    <Link standalone href="/privacy">
      Datenschutz
    </Link>{' '}
    ·{' '}
    <Link standalone href="/imprint">
      Impressum
    </Link>
  </nav>
);

const logo = (
  <Logo href="/" label="Crema, zur Startseite">
    Crema
  </Logo>
);

function Registration({ failed = false }: { failed?: boolean }) {
  const error = (text: string) => (failed ? text : undefined);
  return (
    <Form>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>Schön, dass Sie da sind</Heading>
          <Text tone="hint">Ein Konto, und Ihr Kaffee kennt den Weg zu Ihnen.</Text>
        </Stack>
        {failed ? <Banner tone="error">Bitte korrigieren Sie Ihre Angaben.</Banner> : null}
        <div>
          <FieldGroup>
            <Select
              name="salutation"
              label="Anrede"
              autoComplete="honorific-prefix"
              placeholder="Bitte wählen"
              options={[
                { value: 'MRS', label: 'Frau' },
                { value: 'MR', label: 'Herr' },
              ]}
              error={error('Die Anrede ist ein Pflichtfeld.')}
              width="medium"
              required
            />
            <FieldRow>
              <TextField
                name="firstName"
                label="Vorname"
                autoComplete="given-name"
                defaultValue="Zoë"
                state="valid"
                required
              />
              <TextField
                name="lastName"
                label="Nachname"
                autoComplete="family-name"
                error={error('Der Nachname ist ein Pflichtfeld.')}
                required
              />
            </FieldRow>
            <BirthDateField
              name="birthDate"
              label="Geburtsdatum"
              labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
              order={['day', 'month', 'year']}
              hint="Wir gratulieren Ihnen gern."
              optional
            />
          </FieldGroup>
          <FieldGroup>
            <TextField name="email" type="email" label="E-Mail-Adresse" autoComplete="email" required />
            <PasswordField
              name="password"
              label="Passwort"
              autoComplete="new-password"
              constraint="8 bis 64 Zeichen."
              strength={(value) => (value.length < 8 ? 0 : 2)}
              required
            />
          </FieldGroup>
          <FieldGroup>
            <Stack gap={2}>
              <Checkbox
                name="newsletter"
                label="Ja, ich möchte den Newsletter und 10 % Willkommensrabatt."
                detail="Etwa einmal in der Woche, jederzeit abbestellbar."
              />
              <Checkbox
                name="terms"
                label={
                  <>
                    Ich stimme den <Link href="/terms">Teilnahmebedingungen</Link> zu.
                  </>
                }
                error={error('Bitte stimmen Sie den Teilnahmebedingungen zu.')}
                required
              />
            </Stack>
          </FieldGroup>
        </div>
        <Stack gap={3}>
          <div>
            <Button type="submit">Konto anlegen</Button>
          </div>
          <RequiredNote>Pflichtfelder sind mit * gekennzeichnet.</RequiredNote>
        </Stack>
      </Stack>
    </Form>
  );
}

export const Default: Story = {
  args: { skipLabel: 'Zum Formular', logo, panel, footer, children: <Registration /> },
};
export const WithErrors: Story = { args: { ...Default.args, children: <Registration failed /> } };
export const AfterDark: Story = { ...WithErrors, globals: { theme: 'dark' } };
export const SecondBrand: Story = { ...WithErrors, globals: { brand: 'nordwerk' } };
export const SecondBrandAfterDark: Story = { ...WithErrors, globals: { brand: 'nordwerk', theme: 'dark' } };
export const OnAPhone: Story = { ...WithErrors, globals: { viewport: { value: 'mobile1' } } };
export const WithoutPanel: Story = { args: { ...Default.args, panel: undefined } };
