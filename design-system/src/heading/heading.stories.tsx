import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BenefitList,
  ButtonLink,
  CoffeeCup,
  Heading,
  Icon,
  Link,
  RequiredNote,
  Stack,
  Text,
  VisuallyHidden,
} from '../index.ts';
import { paths } from '../icon/paths.ts';

const meta: Meta<typeof Heading> = { title: 'Foundations/Type and ornament', component: Heading };
export default meta;

type Story = StoryObj<typeof Heading>;

export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Schön, dass Sie da sind</Heading>
      <Heading level={2}>Persönliche Daten</Heading>
      <Heading level={3}>Ihre Adresse für die Rechnung</Heading>
      <Heading level={4}>Árvíztűrő tükörfúrógép, žluťoučký kůň, şoför, źdźbło</Heading>
    </Stack>
  ),
};

export const Texts: Story = {
  render: () => (
    <Stack>
      <Text size="lead">Ein Konto, und Ihr Kaffee kennt den Weg zu Ihnen.</Text>
      <Text>
        Mit Ihrem Konto bestellen Sie schneller, sehen Ihre Lieferungen und sammeln mit jeder Tasse. Mehr dazu
        steht in unseren <Link href="/terms">Nutzungsbedingungen</Link>.
      </Text>
      <Text size="small" tone="hint">
        Wir geben Ihre Daten nicht weiter.
      </Text>
      <Text tone="danger" strong>
        Die Adresse konnte leider nicht gespeichert werden.
      </Text>
      <RequiredNote>Pflichtfelder sind mit * gekennzeichnet.</RequiredNote>
      <p>
        Sichtbar <VisuallyHidden>und vorgelesen</VisuallyHidden>
      </p>
      <div>
        <ButtonLink href="/coffee-service">Zum Kaffeeservice für Firmen</ButtonLink>
      </div>
    </Stack>
  ),
};

const isIconName = (name: string): name is keyof typeof paths => name in paths;

export const Icons: Story = {
  render: () => (
    <Stack>
      {Object.keys(paths)
        .filter(isIconName)
        .map((name) => (
          <span key={name} style={{ display: 'flex', gap: '1rem' }}>
            <Icon name={name} size="size-6" /> {name}
          </span>
        ))}
    </Stack>
  ),
};

export const Ornament: Story = {
  render: () => (
    <Stack gap={6}>
      <CoffeeCup />
      <BenefitList
        items={[
          { icon: 'tag', text: '10 % auf Ihre erste Bestellung' },
          { icon: 'card', text: 'Punkte mit jeder Tasse' },
          { icon: 'cup', text: 'Neue Röstungen zuerst' },
        ]}
      />
    </Stack>
  ),
};
