/** What a form posted without JavaScript may name: its flow, the addresses its page has, and where success leads. */
export const formFlows = {
  standalone: {
    // Registration §2: the route and its aliases. The first one is shown when a form names no other.
    paths: ['/signup', '/m/signup', '/standalone-registration', '/service/registrationfrontend/register'],
    success: '/address-input/standalone',
  },
} as const;

/** A flow that can be posted as a form. */
export type FormFlow = keyof typeof formFlows;

/** Narrows a part of an address to such a flow. */
export function isFormFlow(flow: string | undefined): flow is FormFlow {
  return flow !== undefined && Object.hasOwn(formFlows, flow);
}

/** The address a form was on, if it is one of its flow's; anything else is the flow's first one. */
export function formPath(flow: FormFlow, asked: string | undefined): string {
  const { paths } = formFlows[flow];
  return paths.find((path) => path === asked) ?? paths[0];
}
