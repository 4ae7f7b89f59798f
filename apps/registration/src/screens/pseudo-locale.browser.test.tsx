import { DesignSystemProvider } from '@crema/design-system';
import { siteFor } from '@crema/flow-domain';
import { createTexts, designSystemStrings, FlowProvider } from '@crema/flow-form';
import { StandaloneRegistration } from '@crema/flow-registration';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import messages from 'virtual:crema-messages/en-XA/standalone';

const texts = createTexts('en-XA', messages);

// Without the consent documents, which are no messages but dated texts of their own.
async function open(width: number) {
  await page.viewport(width, 900);
  const screen = await render(
    <DesignSystemProvider strings={designSystemStrings(texts)}>
      <FlowProvider
        environment={{
          site: siteFor('DE'),
          documents: [],
          texts,
          brand: {
            cardName: '⟦CremaCard⟧',
            companyTerms: [],
            links: {
              login: '#',
              forgottenPassword: '#',
              service: '#',
              cardTerms: '#',
              membership: '#',
              communityTerms: '#',
              guestOrder: '#',
              privacy: '#',
            },
          },
          // Doubles: nothing is sent here.
          services: { register: () => new Promise(() => {}), consentDocuments: async () => [] },
          onEvent: () => {},
        }}
      >
        <StandaloneRegistration action="#" />
      </FlowProvider>
    </DesignSystemProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Kôñtô áñlêgêñ/ }));
  await expect.element(screen.getByText(/Vôrñáme|Vôrñámêñ áñ/).first()).toBeInTheDocument();
  return screen.container;
}

/** Visible texts that do not come from the message files. */
function withoutBrackets(root: HTMLElement): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const said = node.textContent?.trim() ?? '';
    const own = node.parentElement?.closest('script, style') ?? null;
    if (own === null && /\p{L}/u.test(said) && !/[⟦⟧]/u.test(said)) found.push(said);
  }
  return found;
}

test.each([320, 375, 1280])(
  'texts two fifths longer fit a screen of %i px, errors and all',
  async (width) => {
    const root = await open(width);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    // Cut off inside its own box is cut off as well.
    const cut = [...root.querySelectorAll<HTMLElement>('label, legend, p, span, button')].filter(
      (part) =>
        part.scrollWidth > part.clientWidth + 1 &&
        getComputedStyle(part).overflowX !== 'visible' &&
        part.clientWidth > 1,
    );
    expect(cut.map((part) => part.textContent)).toEqual([]);
  },
);

test('every word of the form comes from the message files', async () => {
  expect(withoutBrackets(await open(375))).toEqual([]);
});
