/** An event in the life of a page, for tests of the order of sending. */
export type Step =
  | { readonly type: 'page'; readonly id: string; readonly waits: boolean }
  | { readonly type: 'custom' | 'commerce' | 'list' | 'lead'; readonly id: string }
  | { readonly type: 'invalid page' | 'grant' | 'withdraw' | 'reset' | 'ready' | 'hide' | 'restore' };

type EventType = 'custom' | 'commerce' | 'list' | 'lead';

interface Entry {
  readonly type: 'page' | EventType;
  readonly id: string;
}

interface Missed extends Entry {
  readonly group: Group;
}

interface Group {
  page: { readonly id: string; readonly waits: boolean } | undefined;
  events: Entry[];
  sent: boolean;
}

const ranks: Readonly<Record<Entry['type'], number>> = { page: -1, custom: 0, commerce: 1, list: 2, lead: 3 };

/**
 * Creates a second, simple implementation of the order of sending, without regard for speed or memory. A page waits until the library is
 * ready and, for some types, for an e-commerce event or another page. Events wait for their page, and are sent by kind, then by age. The
 * second channel needs consent, and gets missed events after consent. With `openPageOnly`, after a refusal it only gets the view of the
 * open page.
 */
export function createReferenceModel(options: {
  readonly keepsEarly: boolean;
  readonly ready: boolean;
  readonly openPageOnly: boolean;
}) {
  const first: string[] = [];
  const second: string[] = [];
  let missed: Missed[] = [];
  let ready = options.ready;
  let consent: 'unknown' | 'given' | 'refused' = 'unknown';
  let groups: Group[] = [{ page: undefined, events: [], sent: false }];
  let warnings = 0;

  const mayCome = ({ type, group }: Missed) =>
    consent !== 'refused' || !options.openPageOnly || (type === 'page' && group === groups.at(-1));
  const tell = (entry: Entry, group: Group) => {
    first.push(entry.id);
    const told = { ...entry, group };
    if (consent === 'given') second.push(entry.id);
    else if (mayCome(told)) missed.push(told);
  };

  const look = (leaving = false) => {
    if (consent === 'given') second.push(...missed.splice(0).map(({ id }) => id));
    for (const [index, group] of groups.entries()) {
      const { page } = group;
      if (!page) return;
      if (!group.sent) {
        const isLast = index === groups.length - 1;
        const wants = page.waits && isLast && !group.events.some(({ type }) => type === 'commerce');
        if (wants || !(ready || leaving)) return;
        tell({ type: 'page', id: page.id }, group);
        group.sent = true;
        group.events.sort((a, b) => ranks[a.type] - ranks[b.type]);
      }
      if (!(ready || leaving)) return;
      for (const event of group.events.splice(0)) tell(event, group);
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
          missed = missed.filter(mayCome);
          look();
          break;
        case 'invalid page':
          warnings += 1;
          break;
        case 'grant':
          consent = 'given';
          look();
          break;
        case 'withdraw':
          consent = 'refused';
          missed = missed.filter(mayCome);
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
          // The last sent page is shown again, if it is the current page.
          if (last.page && last.sent) last.events.push({ type: 'page', id: last.page.id });
          look();
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
