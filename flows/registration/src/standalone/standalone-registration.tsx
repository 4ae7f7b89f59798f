import { standaloneOutline } from '@crema/flow-domain';
import {
  AccountSection,
  ConsentsSection,
  FlowForm,
  FormSection,
  inTime,
  PersonSection,
  PlannedField,
  type RegistrationProps,
  SubmitSection,
  useFlow,
  useRegister,
} from '@crema/flow-form';
import { type CardPart, withRules } from '@crema/flow-loyalty-card/choice';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { loadCardChoice, loadCardLayout } from './card/load-card-choice.ts';
import { renderField } from './render-field.tsx';

type Props = RegistrationProps & {
  /**
   * Fetches what the page needs to show the choice of card once it is ticked, such as style and texts.
   * @default nothing more is needed
   */
  prepareCard?: (() => Promise<unknown>) | undefined;
  /** Shown in place of the choice of card if no script runs. Only the server gives it. @default nothing */
  withoutScript?: ReactNode;
  /** The choice of card, if the form starts with it, see `loadCardChoice`. @default fetched when the card is ticked */
  card?: CardPart | undefined;
};

/** The standalone registration: personal data, login, loyalty card, consents, submit (Registration §2, form 4). */
export function StandaloneRegistration({
  id = 'registration',
  prepareCard,
  card,
  withoutScript,
  ...props
}: Props) {
  const { texts, brand } = useFlow();
  const [part, setPart] = useState(card);
  const flow = part?.flow ?? standaloneOutline;
  const register = useRegister(flow);
  return (
    <FlowForm
      {...props}
      {...register}
      definition={flow}
      renderField={part?.renderField ?? renderField}
      id={id}
      submit={
        <SubmitSection waiting={texts.t('a11y.registering')}>{texts.t('action.register')}</SubmitSection>
      }
    >
      {(plan) => {
        const asked = plan.fields.filter(({ kind }) => kind.startsWith('card'));
        const isTicked = plan.consents.some(({ kind }) => kind === 'cardTermsAndConditions');
        return (
          <>
            <PersonSection plan={plan} />
            <AccountSection plan={plan} />
            {asked.length > 0 && (
              <FormSection name="card" legend={brand.cardName}>
                {asked.map((field) => (
                  <PlannedField key={field.name} field={field} />
                ))}
                {part && <part.Address plan={plan} onPart={setPart} load={loadCardChoice} />}
                {!card && <noscript>{withoutScript}</noscript>}
                {!part && isTicked && <FetchCard prepare={prepareCard} onPart={setPart} />}
              </FormSection>
            )}
            <ConsentsSection plan={plan} />
          </>
        );
      }}
    </FlowForm>
  );
}

type FetchCardProps = {
  /** Fetches what the page needs to show the choice, such as texts. */
  prepare: (() => Promise<unknown>) | undefined;
  /** Takes the choice; a stable function. */
  onPart: (part: CardPart) => void;
};

/** Fetches the choice of card as soon as it is mounted. Without it the card is digital. */
function FetchCard({ prepare, onPart }: FetchCardProps) {
  const fetch = useEffectEvent(() => inTime(Promise.all([withRules(loadCardLayout()), prepare?.()])));
  useEffect(() => {
    let here = true;
    fetch().then(
      ([part]) => here && onPart(part),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [onPart]);
  return null;
}
