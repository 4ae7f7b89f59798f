/** What a browser or a password manager fills in. */
export type Fill = {
  readonly control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  readonly value: string;
};

/** One way to do so, for all controls of a field; `elsewhere` can take the focus. */
export type Way = (fills: readonly Fill[], elsewhere: HTMLElement) => void;

type WayName =
  | 'an input event'
  | 'a change event only'
  | 'text in place of text'
  | 'focus that comes and goes before anything is written'
  | 'focus that moves away while it is written';

/**
 * The ways in which browsers and password managers fill a field of a page that is ready, each as little as some of them do.
 * The sixth, without any event, is `writeSilently`: nobody can hear that one, only send what is seen.
 */
export const ways: Readonly<Record<WayName, Way>> = {
  // Chromium and Firefox, with `change` after it; some managers stop here.
  'an input event': (fills) => {
    for (const { control, value } of fills) {
      write(control, value);
      tell(control, 'input');
    }
  },

  // Old managers, and what a page’s own script does for them.
  'a change event only': (fills) => {
    for (const { control, value } of fills) {
      write(control, value);
      tell(control, 'change');
    }
  },

  // Safari, what a phone’s keyboard suggests, and a spelling that is put right: instead of all that was there.
  'text in place of text': (fills) => {
    for (const { control, value } of fills) {
      control.focus();
      if (control instanceof HTMLSelectElement) {
        write(control, value);
        tell(control, 'input');
      } else replace(control, value);
    }
  },

  // Managers that first look whether the page takes what it is given.
  'focus that comes and goes before anything is written': (fills) => {
    for (const { control, value } of fills) {
      control.focus();
      control.blur();
      write(control, value);
      tell(control, 'input');
      tell(control, 'change');
    }
  },

  // The shopper goes on while a manager is still at work.
  'focus that moves away while it is written': (fills, elsewhere) => {
    for (const { control, value } of fills) {
      control.focus();
      write(control, value);
      elsewhere.focus();
      tell(control, 'input');
      tell(control, 'change');
    }
  },
};

/** As before hydration, when nobody listens, or as an extension does that only sets the value. */
export function writeSilently(fills: readonly Fill[]): void {
  for (const { control, value } of fills) write(control, value);
}

/** Past what React put on the element itself, which a browser and an extension do not see. */
function write(control: Fill['control'], value: string): void {
  Reflect.set(Reflect.getPrototypeOf(control) ?? control, 'value', value, control);
}

const tell = (control: Fill['control'], type: 'change' | 'input') =>
  control.dispatchEvent(new Event(type, { bubbles: true }));

function replace(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  control.select();
  const event = { bubbles: true, inputType: 'insertReplacementText', data: value };
  if (!control.dispatchEvent(new InputEvent('beforeinput', { ...event, cancelable: true }))) return;
  write(control, value);
  control.dispatchEvent(new InputEvent('input', event));
}
