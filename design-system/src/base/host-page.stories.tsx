import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Checkbox, FieldGroup, Link, Text, TextField } from '../index.ts';

/** A shop with its own look, which our style sheet does not change. */
const HOST_LOOK = `
  .host { background: #eef3f7; color: #13263a; font: 1.0625rem/1.5 Georgia, 'Noto Serif', serif; padding: 1.5rem; }
  .host-button { background: #13263a; border: 0; border-radius: 2px; color: #fff; font: inherit; padding: 0.7rem 1.4rem; }`;

type Props = {
  /** Class of the part around our components. */
  look?: string;
  /** `data-theme` of that part. */
  theme?: 'dark' | 'light' | 'system';
};

/** A page of another team with one of our forms in it. The page keeps its look, and a class gives our look to the form. */
function HostPage({ look, theme = 'light' }: Props) {
  return (
    <div className="host">
      <style>{HOST_LOOK}</style>
      <h2>Angebote der Woche</h2>
      <p>Überschrift, Liste und Knopf gehören zur Seite.</p>
      <ul>
        <li>Espresso aus Brasilien</li>
        <li>Filterkaffee aus Äthiopien</li>
      </ul>
      <button type="button" className="host-button">
        In den Korb
      </button>
      <h3>Newsletter</h3>
      <div className={look} data-theme={theme} style={look ? { padding: '1.5rem' } : undefined}>
        <FieldGroup>
          <Text>
            Einmal im Monat, mit <Link href="#privacy">Datenschutz</Link>.
          </Text>
          <TextField name="email" label="E-Mail-Adresse" hint="Für die Bestätigung" autoComplete="off" />
          <Checkbox name="news" label="Ja, bitte" />
          <Button>Bestellen</Button>
        </FieldGroup>
      </div>
    </div>
  );
}

const meta: Meta<typeof HostPage> = {
  title: 'Foundations/Host page',
  component: HostPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;

type Story = StoryObj<typeof HostPage>;

/** The components have the font, size and colour of the page. */
export const AsItIs: Story = {};

/** A part of the page with the class `ds-page`. */
export const WithOurLook: Story = { args: { look: 'ds-page' } };

/** The same part in the dark theme, in a page without one. */
export const AfterDark: Story = { args: { look: 'ds-page', theme: 'dark' } };
