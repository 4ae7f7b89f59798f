import { useForm } from '@crema/flow-form';
import { useEffect } from 'react';

const layout = 'cardSelection.layout';

/** Takes the layout back to the digital card when the card's box is unticked (Registration §4, card layout). */
export function useLayoutReset(): void {
  const form = useForm();
  useEffect(
    () =>
      form.onChange((inputs) => {
        if (!inputs.includes('cardMembership') || form.value('cardMembership') === 'on') return;
        if (form.value(layout) !== '') form.fill({ [layout]: '' });
      }),
    [form],
  );
}
