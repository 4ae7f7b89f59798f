import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { strings } from '../test-support/strings.ts';
import { find, suggestionStrings } from '../test-support/suggestions.ts';
import {
  AlertDialog,
  Banner,
  BenefitList,
  BirthDateField,
  Button,
  Checkbox,
  CheckboxGroup,
  CoffeeCup,
  ComboBox,
  DefaultLayout,
  DescriptionList,
  DesignSystemProvider,
  Dialog,
  Disclosure,
  ErrorSummary,
  FieldGroup,
  FieldRow,
  Flyout,
  Form,
  FormFooter,
  Grid,
  Heading,
  IbanField,
  Icon,
  IconButton,
  Link,
  Logo,
  Notification,
  NumberField,
  PasswordField,
  PasswordRequirements,
  PasswordStrengthMeter,
  PhoneField,
  PopupLayout,
  ProgressBar,
  RadioGroup,
  RequiredNote,
  SegmentedToggle,
  Select,
  Skeleton,
  SkeletonRegion,
  SkipLink,
  Spinner,
  Stack,
  Text,
  Textarea,
  TextField,
  VisuallyHidden,
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
  ComboBox: (
    <ComboBox
      name="street"
      label="Straße"
      autoComplete="address-line1"
      source={find}
      strings={suggestionStrings}
    />
  ),
  DefaultLayout: (
    <DefaultLayout skipLabel="Zum Inhalt" logo="Crema" panel="Bild" footer="Fuß">
      Seite
    </DefaultLayout>
  ),
  AlertDialog: (
    <AlertDialog
      open={false}
      onOpenChange={() => undefined}
      title="Adresse löschen?"
      description="Sie ist dann fort."
      cancelLabel="Behalten"
      action={<Button>Löschen</Button>}
    />
  ),
  Dialog: (
    <Dialog open={false} onOpenChange={() => undefined} title="Adresse">
      Inhalt
    </Dialog>
  ),
  Form: <Form>Formular</Form>,
  IconButton: <IconButton icon="edit" label="Ändern" />,
  PasswordField: (
    <PasswordField name="password" label="Passwort" autoComplete="new-password" strength={() => 0} />
  ),
  PasswordRequirements: (
    <PasswordRequirements
      input={{ current: null }}
      label="Ihr Passwort braucht"
      requirements={[{ label: '8 Zeichen', isMet: () => true }]}
      states={{ met: 'erfüllt', unmet: 'offen' }}
    />
  ),
  PasswordStrengthMeter: <PasswordStrengthMeter input={{ current: null }} strength={() => 2} />,
  PhoneField: (
    <PhoneField
      names={{ prefix: 'p', number: 'n' }}
      label="Telefon"
      labels={{ prefix: 'Vorwahl', number: 'Nummer' }}
      prefixes={[{ value: '+49', label: '+49' }]}
    />
  ),
  PopupLayout: <PopupLayout onClose={() => undefined}>Seite</PopupLayout>,
  ProgressBar: <ProgressBar label="Anmeldung" value={0.5} />,
  RadioGroup: (
    <RadioGroup
      name="card"
      label="Karte"
      options={[{ value: 'a', label: 'A', hint: 'Hinweis' }]}
      error="Bitte wählen Sie eine Karte."
    />
  ),
  SegmentedToggle: (
    <SegmentedToggle
      name="kind"
      label="Art"
      options={[
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ]}
    />
  ),
  Select: (
    <Select
      name="country"
      label="Land"
      autoComplete="country"
      options={[{ value: 'DE', label: 'Deutschland' }]}
    />
  ),
  Skeleton: (
    <SkeletonRegion label="Lädt">
      <Skeleton />
    </SkeletonRegion>
  ),
  Spinner: <Spinner label="Lädt" announce />,
  DescriptionList: <DescriptionList items={[{ term: 'Name', description: 'Zoë' }]} />,
  Disclosure: <Disclosure summary="Warum?">Darum.</Disclosure>,
  ErrorSummary: <ErrorSummary heading="Bitte korrigieren" errors={[{ id: 'email', text: 'Fehlt.' }]} />,
  Flyout: (
    <Flyout title="Adresse" trigger={<Button>Ändern</Button>}>
      Inhalt
    </Flyout>
  ),
  FormFooter: <FormFooter submit={<Button type="submit">Weiter</Button>} requiredNote="* Pflichtfeld" />,
  Grid: (
    <Grid as="ul" columns={{ base: 3, s: 1 }}>
      <li>Punkte</li>
    </Grid>
  ),
  Logo: (
    <Logo href="/" label="Crema">
      Crema
    </Logo>
  ),
  Notification: (
    <Notification tone="error" closeLabel="Schließen">
      Nicht gespeichert.
    </Notification>
  ),
  SkipLink: <SkipLink href="#main">Zum Inhalt</SkipLink>,
  BenefitList: <BenefitList items={[{ icon: 'card', text: 'Treuebohnen' }]} />,
  CoffeeCup: <CoffeeCup />,
  FieldGroup: <FieldGroup legend="Ihre Angaben">Felder</FieldGroup>,
  FieldRow: <FieldRow>Felder</FieldRow>,
  Heading: <Heading level={1}>Konto anlegen</Heading>,
  Icon: <Icon name="card" />,
  Link: <Link href="#">Mehr</Link>,
  RequiredNote: <RequiredNote>* Pflichtfeld</RequiredNote>,
  Stack: <Stack>Inhalt</Stack>,
  Text: <Text>Text</Text>,
  VisuallyHidden: <VisuallyHidden>Nur gesprochen</VisuallyHidden>,
  IbanField: <IbanField name="iban" label="IBAN" autoComplete="off" />,
  NumberField: <NumberField name="cardNumber" label="Kartennummer" autoComplete="off" />,
  Textarea: (
    <Textarea
      name="message"
      label="Nachricht"
      autoComplete="off"
      limit={500}
      remaining={(count) => `Noch ${count} Zeichen.`}
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
  '%s takes back what browsers add to its elements itself, without a reset of the page',
  (_name, page) => {
    const styled = /<(?:h[1-6]|p|[uod]l|dd|a|button|input|select|textarea|fieldset|legend|svg|img)\b[^>]*>/g;
    const elements = (html(page).match(styled) ?? []).filter((each) => !each.includes('type="hidden"'));
    expect(elements.filter((each) => !/ class="(?:[^"]* )?ds[ "]/.test(each))).toEqual([]);
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
