/** What can happen to a page, for tests of the order in which things are sent. */
export type Step =
  | { readonly type: 'page'; readonly id: string; readonly waits: boolean }
  | { readonly type: 'custom' | 'commerce' | 'list' | 'lead'; readonly id: string }
  | { readonly type: 'invalid page' | 'grant' | 'withdraw' | 'reset' | 'ready' | 'hide' | 'restore' };

type EventType = 'custom' | 'commerce' | 'list' | 'lead';

interface Entry {
  readonly type: 'page' | EventType;
  readonly id: string;
}

interface Group {
  page: { readonly id: string; readonly waits: boolean } | undefined;
  events: { readonly type: EventType; readonly id: string }[];
  sent: boolean;
}

const ranks: Readonly<Record<EventType, number>> = { custom: 0, commerce: 1, list: 2, lead: 3 };

/**
 * What ought to be sent, and in which order, told a second time and without a thought for speed or memory. A page waits
 * until the library is ready and, for some types, until an e-commerce event has come or another page; events wait for
 * their page and go by kind, then by age. The second channel needs consent and gets what it missed once that is given.
 */
export function createReferenceModel(options: { readonly keepsEarly: boolean; readonly ready: boolean }) {
  const first: string[] = [];
  const second: string[] = [];
  let missed: string[] = [];
  let ready = options.ready;
  let consent = false;
  let groups: Group[] = [{ page: undefined, events: [], sent: false }];
  let warnings = 0;

  const tell = ({ id }: Entry) => {
    first.push(id);
    if (consent) second.push(id);
    else missed.push(id);
  };

  const look = (leaving = false) => {
    for (const [index, group] of groups.entries()) {
      const { page } = group;
      if (!page) return;
      if (!group.sent) {
        const isLast = index === groups.length - 1;
        const wants = page.waits && isLast && !group.events.some(({ type }) => type === 'commerce');
        if (wants || !(ready || leaving)) return;
        tell({ type: 'page', id: page.id });
        group.sent = true;
        group.events.sort((a, b) => ranks[a.type] - ranks[b.type]);
      }
      if (!(ready || leaving)) return;
      group.events.splice(0).forEach(tell);
    }
  };

  return {
    first,
    second,
    warnings: () => warnings,
    take: (step: Step) => {
      const last = groups.at(-1);
      if (!last) return;
      switch (step.type) {
        case 'page':
          if (last.page) groups.push({ page: step, events: [], sent: false });
          else last.page = step;
          look();
          break;
        case 'invalid page':
          warnings += 1;
          break;
        case 'grant':
          consent = true;
          second.push(...missed.splice(0));
          break;
        case 'withdraw':
          consent = false;
          break;
        case 'reset':
          groups = [{ page: undefined, events: [], sent: false }];
          missed = [];
          break;
        case 'ready':
          ready = true;
          look();
          break;
        case 'hide':
          look(true);
          break;
        case 'restore': {
          // The page that was sent last of all is seen again, though only if it is the page of now.
          if (last.page && last.sent) tell({ type: 'page', id: last.page.id });
          break;
        }
        default:
          if (!last.page && step.type !== 'lead' && !options.keepsEarly) {
            warnings += 1;
            break;
          }
          last.events.push({ type: step.type, id: step.id });
          look();
      }
    },
  };
}
