import { answerSlowly, type Call, type CallDouble, refuse, wait } from './call-double.ts';

/** A state of the services. */
interface ServiceScenario {
  readonly label: string;
  readonly answer: CallDouble;
}

const registrations = '/service/registration/api/v1/registrations';
const isCall = ({ path }: Call) => path.includes('/api/');
const isWrite = (call: Call) =>
  isCall(call) && call.method !== 'GET' && !call.path.endsWith('/validateAddress');
const isPostal = ({ path }: Call) =>
  path.endsWith('/validateAddress') || path.startsWith('/service/addressform/');

// A form ignores the errors of fields that it does not have.
const wrongFields = [
  { field: 'personalData.lastName', code: 'lastNameIsRequired' },
  { field: 'email', code: 'EMAIL_INVALID' },
  { field: 'address.postalTown', code: 'postalMismatch' },
  { field: 'cardSelection.address.postalTown', code: 'postalMismatch' },
];

/** The scenarios of the services, by their name in addresses. */
export const serviceScenarios = {
  working: { label: 'Working', answer: async () => undefined },
  slow: { label: 'Slow: 3 seconds', answer: answerSlowly },
  'never-answering': {
    label: 'Never answering',
    answer: async ({ signal }) => {
      await wait(signal);
      return 'away';
    },
  },
  unreachable: { label: 'Unreachable: the line breaks', answer: async () => 'away' },
  failing: {
    label: 'Failing: 500, technical error',
    answer: async (call) => (isCall(call) ? refuse(500, [{ code: 'TECHNICAL_ERROR' }]) : undefined),
  },
  refusing: {
    label: 'Refusing fields: 422',
    answer: async (call) => (isWrite(call) ? refuse(422, wrongFields) : undefined),
  },
  taken: {
    label: 'E-mail address taken: 409',
    answer: async ({ path }) =>
      path === registrations ? refuse(409, [{ field: 'email', code: 'EMAIL_ALREADY_TAKEN' }]) : undefined,
  },
  'too-many-tries': {
    label: 'Too many tries: 429',
    answer: async (call) =>
      isWrite(call) ? refuse(429, [{ code: 'RATE_LIMITED' }], { 'Retry-After': '120' }) : undefined,
  },
  'postal-away': {
    label: 'Postal service away',
    answer: async (call) => (isPostal(call) ? refuse(503, [{ code: 'TECHNICAL_ERROR' }]) : undefined),
  },
} as const satisfies Record<string, ServiceScenario>;

export type ServiceScenarioName = keyof typeof serviceScenarios;

export const isServiceScenario = (name: string): name is ServiceScenarioName =>
  Object.hasOwn(serviceScenarios, name);
