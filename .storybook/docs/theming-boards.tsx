import type { ReactNode } from 'react';
import { useEffect } from 'react';
import {
  Banner,
  Button,
  Checkbox,
  DesignSystemProvider,
  FieldGroup,
  Heading,
  Link,
  Text,
  TextField,
} from '../../design-system/src/index.ts';
import { stringsFor } from '../strings.ts';
import { looks } from './contrast.ts';
import type { Look } from './contrast.ts';
import { ContrastPairs, Swatches } from './colors.tsx';
import { Section } from './prose.tsx';
import './theming.css';

/** The same components in both brands and both themes. */
export function ThemingBoards() {
  useEffect(() => {
    // The toolbar's brand would change the boards of the other brand.
    document.documentElement.dataset.brand = 'crema';
  }, []);
  return <Boards>{(look) => <Sample id={look.title.replaceAll(' ', '-')} />}</Boards>;
}

/** Their colours and contrasts. */
export function ThemingColors() {
  return (
    <>
      <Section title="Swatches">
        <p>Each role with the value it has there.</p>
        <Boards>{({ tokens }) => <Swatches tokens={tokens} />}</Boards>
      </Section>
      <Section title="Contrast pairs">
        <p>What is reached of what is owed: 4.5 for text, 3 for edges and the focus ring.</p>
        <Boards>{({ tokens }) => <ContrastPairs tokens={tokens} />}</Boards>
      </Section>
    </>
  );
}

function Boards({ children }: { children: (look: Look) => ReactNode }) {
  return (
    <div className="crema-boards">
      {looks.map((look) => (
        <div key={look.title} className="crema-board" data-brand={look.brand} data-theme={look.theme}>
          <p className="crema-board-title">{look.title}</p>
          {children(look)}
        </div>
      ))}
    </div>
  );
}

function Sample({ id }: { id: string }) {
  return (
    <DesignSystemProvider strings={stringsFor('de-DE')}>
      <FieldGroup>
        <Heading level={4} size={2}>
          Willkommen
        </Heading>
        <Text tone="hint">
          Schon dabei? <Link href="#anmelden">Zur Anmeldung</Link>
        </Text>
        <Banner tone="info">Die Karte kommt in drei Tagen.</Banner>
        <TextField
          id={`${id}-name`}
          name={`${id}-name`}
          label="Vorname"
          autoComplete="off"
          defaultValue="Zoë"
        />
        <TextField
          id={`${id}-email`}
          name={`${id}-email`}
          label="E-Mail-Adresse"
          autoComplete="off"
          error="Bitte prüfen Sie die Adresse."
        />
        <Checkbox name={`${id}-news`} label="Newsletter, bitte" defaultChecked />
        <Button>Konto anlegen</Button>
      </FieldGroup>
    </DesignSystemProvider>
  );
}
