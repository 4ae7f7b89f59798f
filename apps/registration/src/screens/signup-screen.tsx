import { Stack } from '@crema/design-system';
import { FlowProvider } from '@crema/flow-form';
import { loadCardChoice, PlainCardChoice, StandaloneRegistration } from '@crema/flow-registration';
import { use, useMemo, useState } from 'react';
import { usePage } from '../page/page-context.tsx';
import { formAction } from '../routes/form-action.ts';
import { useFlowEnvironment } from '../page/use-flow-environment.ts';
import { RegistrationHeading } from './registration-heading.tsx';

const loadCard = () => import('../page/card-part.ts');

async function fetchTicked() {
  const [card, { pageAddresses }] = await Promise.all([loadCardChoice(), loadCard()]);
  return { card, addresses: pageAddresses };
}

let loading: ReturnType<typeof fetchTicked> | undefined;

/** Fetches all about the card, for a form that came back with the card ticked. */
const loadTicked = () => (loading ??= fetchTicked());

/** The standalone registration on its page. Success leads to the address page, where the shopper is greeted by name. */
export function Screen() {
  const page = usePage();
  const { texts, state, route } = page;
  const { environment, options } = useFlowEnvironment();
  const ticked = state.form?.values['cardMembership'] ? use(loadTicked()) : undefined;
  const [addresses, setAddresses] = useState(ticked?.addresses);
  const whole = useMemo(() => ({ ...environment, addresses }), [environment, addresses]);
  return (
    <Stack gap={10}>
      <RegistrationHeading
        title={texts.t('page.registrationPage.title')}
        intro={texts.t('page.registrationPage.intro')}
      />
      <FlowProvider environment={whole}>
        <StandaloneRegistration
          action={formAction(route)}
          options={options}
          start={state.form}
          card={ticked?.card}
          withoutScript={import.meta.env.SSR && <PlainCardChoice />}
          prepareCard={async () => setAddresses(await (await loadCard()).prepareCard(page))}
        />
      </FlowProvider>
    </Stack>
  );
}
