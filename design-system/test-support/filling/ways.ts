/** Text that a browser or a password manager fills in. */
export type Fill = {
  readonly control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  readonly value: string;
};

/** One way to fill in all controls of a field. `elsewhere` can take the focus. */
export type Way = (fills: readonly Fill[], elsewhere: HTMLElement) => void;

type WayName =
  | 'an input event'
  | 'a change event only'
  | 'text in place of text'
  | 'focus that comes and goes before anything is written'
  | 'focus that moves away while it is written';

/**
 * The ways in which browsers and password managers fill in a field of a hydrated page. Each does as little as some of them do.
 * The sixth way, without any event, is `writeSilently`: no listener can receive it, so the form can only send the visible text.
 */
export const ways: Readonly<Record<WayName, Way>> = {
  // Chromium and Firefox, with `change` after it. Some password managers stop here.
  'an input event': (fills) => {
    for (const { control, value } of fills) {
      write(control, value);
      tell(control, 'input');
    }
  },

  // Old password managers, and a page's own script for them.
  'a change event only': (fills) => {
    for (const { control, value } of fills) {
      write(control, value);
      tell(control, 'change');
    }
  },

  // Safari, suggestions of a phone's keyboard, and a spelling correction: they replace the whole text.
  'text in place of text': (fills) => {
    for (const { control, value } of fills) {
      control.focus();
      if (control instanceof HTMLSelectElement) {
        write(control, value);
        tell(control, 'input');
      } else replace(control, value);
    }
  },

  // Password managers that first check whether the page accepts the text.
  'focus that comes and goes before anything is written': (fills) => {
    for (const { control, value } of fills) {
      control.focus();
      control.blur();
      write(control, value);
      tell(control, 'input');
      tell(control, 'change');
    }
  },

  // The shopper moves on while a password manager is still at work.
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

/** As before hydration, when there are no listeners, or like an extension that only sets the value. */
export function writeSilently(fills: readonly Fill[]): void {
  for (const { control, value } of fills) write(control, value);
}

/** Bypasses the setter that React puts on the element, which a browser and an extension do not see. */
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
