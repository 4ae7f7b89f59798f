import { DescriptionList, Heading, Icon, Link, Stack, Text } from '@crema/design-system';

/** Renders only on the server. None of these components loads a script. */
// oxlint-disable-next-line import/no-default-export -- Next.js requires it.
export default function Page() {
  return (
    <main>
      <Stack>
        <Heading level={1}>Rösterei</Heading>
        <Text size="lead">
          <Icon name="success" /> Wir rösten dienstags.
        </Text>
        <DescriptionList
          items={[
            { term: 'Geöffnet', description: '8 bis 18 Uhr' },
            { term: 'Adresse', description: 'Lindenallee 12' },
          ]}
        />
        <Link href="/anmeldung">Konto anlegen</Link>
      </Stack>
    </main>
  );
}

/** The types reject a value that a component does not have, and so does the build. */
// @ts-expect-error There is no such rank.
const refused = <Heading level={9}>Rösterei</Heading>;
void refused;
