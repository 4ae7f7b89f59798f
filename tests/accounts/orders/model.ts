import type { Step } from './step.ts';

type Purpose = 'address' | 'password';

interface Link {
  readonly purpose: Purpose;
  hours: number;
  isUsed: boolean;
}

interface Session {
  readonly device: number;
  isAlive: boolean;
}

/** The state of the newsletter's consent, as `/consents` and the webhooks tell it. */
export interface Newsletter {
  granted: boolean;
  withdrawn: boolean;
  pending: boolean;
  unproven: boolean;
}

const livesFor = { address: 48, password: 1 } as const;
const refused = ['refused'];

/** Models one customer by the decisions 0059 to 0061, without tables. */
export class Model {
  isRegistered = false;
  isConfirmed = false;
  /** All passwords so far, the newest last. */
  readonly passwords: string[] = ['Kaffee und Kuchen 7'];
  readonly newsletter: Newsletter = { granted: false, withdrawn: false, pending: false, unproven: false };
  readonly links: Link[] = [];
  /** All sessions that ever began. */
  readonly sessions: Session[] = [];
  /** The mails and webhooks that must arrive, each once or repeated under its id. */
  readonly mails: string[] = [];
  readonly webhooks: string[] = [];

  get password(): string {
    return this.passwords.at(-1) ?? '';
  }

  /** Returns the password that the next step sets, if it sets one. */
  get nextPassword(): string {
    return `Tee und Torte ${this.passwords.length}`;
  }

  /** Returns the position of a link among all links. @param nth counts those of one purpose, from the newest */
  linkOf(purpose: Purpose, nth: number): number | undefined {
    const found = [...this.links.keys()].filter((at) => this.links[at]?.purpose === purpose).toReversed();
    return found[nth % found.length];
  }

  isLoggedIn(device: number): boolean {
    return this.sessions.some((session) => session.device === device && session.isAlive);
  }

  register(hasNewsletter: boolean): void {
    this.isRegistered = true;
    Object.assign(this.newsletter, { granted: hasNewsletter, pending: hasNewsletter });
    this.#send('address', hasNewsletter ? 'welcome-newsletter' : 'welcome');
    this.webhooks.push('registration.created');
    this.#begin(0);
  }

  /** Takes a step. @returns the answers that it may get */
  take(step: Step): readonly string[] {
    switch (step.kind) {
      case 'registerAgain':
        return this.#registerAgain(step);
      case 'confirm':
        return this.#confirm(step);
      case 'askAgain':
        return this.#askAgain(step);
      case 'logIn':
        return this.#logIn(step);
      case 'askPassword':
        for (let time = 0; time < step.times && this.isRegistered; time += 1)
          if (this.#lately('password') < 5) this.#send('password', 'password-reset');
        return ['/password/sent'];
      case 'askPasswordOfNobody':
        return ['/password/sent'];
      case 'setPassword':
        return this.#setPassword(step);
      case 'changePassword':
        return this.#changePassword(step);
      case 'endSessions':
        if (!this.isLoggedIn(step.device)) return refused;
        this.#endAll();
        return ['/login/ended'];
      case 'withdraw':
        return this.#withdraw(step);
      case 'wait':
        for (const link of this.links) link.hours += step.hours;
        return [''];
      case 'killRelay':
        return [''];
    }
  }

  #send(purpose: Purpose, name: string): void {
    this.links.push({ purpose, hours: 0, isUsed: false });
    this.mails.push(name);
  }

  #lately(purpose: Purpose): number {
    return this.links.filter((link) => link.purpose === purpose && link.hours < 24).length;
  }

  #isOld({ purpose, hours }: Link): boolean {
    return hours > livesFor[purpose];
  }

  #linkAt(at: number | undefined): Link | undefined {
    return at === undefined ? undefined : this.links[at];
  }

  #endOf(device: number): void {
    for (const session of this.sessions) if (session.device === device) session.isAlive = false;
  }

  #endAll(): void {
    for (const session of this.sessions) session.isAlive = false;
  }

  #begin(device: number): void {
    this.#endOf(device);
    this.sessions.push({ device, isAlive: true });
  }

  #registerAgain({ device, key }: Step & { kind: 'registerAgain' }): readonly string[] {
    if (!this.isRegistered) return [''];
    const wasLoggedIn = this.isLoggedIn(device);
    if (key === 'other') return ['422'];
    if (this.passwords.length > 1 && this.password !== this.passwords[0])
      return [wasLoggedIn ? '422' : '409'];
    this.#begin(device);
    return ['201'];
  }

  #confirm({ link: nth }: Step & { kind: 'confirm' }): readonly string[] {
    const link = this.#linkAt(this.linkOf('address', nth));
    if (!link) return ['/confirm/unknown'];
    if (link.isUsed) return ['/confirm/done'];
    if (this.#isOld(link)) return ['/confirm/old'];
    const { newsletter } = this;
    link.isUsed = true;
    // A link that finds everything confirmed by another one changes nothing, so no other system hears of it.
    if (!this.isConfirmed || newsletter.pending) this.webhooks.push('address.confirmed');
    this.isConfirmed = true;
    // The owner of the address pressed the button of a letter about the newsletter, which proves the consent.
    if (newsletter.pending) Object.assign(newsletter, { pending: false, unproven: false });
    return ['/confirm/done'];
  }

  #askAgain({ link: nth, times }: Step & { kind: 'askAgain' }): readonly string[] {
    const link = this.#linkAt(this.linkOf('address', nth));
    if (!link) return ['/confirm/unknown'];
    const isNeeded = !link.isUsed && (!this.isConfirmed || this.newsletter.pending);
    // The registration's own link counts, so six links are allowed within a day.
    const most = isNeeded ? Math.min(times, 6 - this.#lately('address')) : 0;
    for (let time = 0; time < most; time += 1)
      this.#send('address', this.newsletter.pending ? 'newsletter' : 'welcome');
    return ['/confirm'];
  }

  #logIn({ device, password }: Step & { kind: 'logIn' }): readonly string[] {
    const isRight =
      password === 'right' || (password === 'former' && this.passwords.at(-2) === this.password);
    if (!this.isRegistered || !isRight) return ['422'];
    this.#begin(device);
    // The app of the tests leads there.
    return ['https://shop.example/'];
  }

  #setPassword({ device, link: nth, to }: Step & { kind: 'setPassword' }): readonly string[] {
    const link = this.#linkAt(this.linkOf('password', nth));
    if (!link || this.#isOld(link)) return ['/password/old'];
    if (link.isUsed && to !== 'current') return ['/password/old'];
    if (!link.isUsed && to === 'short') return ['422'];
    this.#endOf(device);
    if (link.isUsed) return ['/login/renewed'];
    for (const each of this.links) if (each.purpose === 'password') each.isUsed = true;
    if (to === 'another') this.passwords.push(this.nextPassword);
    this.#endAll();
    this.mails.push('password-changed');
    if (!this.isConfirmed) {
      this.webhooks.push('address.confirmed');
      this.newsletter.unproven = this.newsletter.granted;
    }
    this.isConfirmed = true;
    return ['/login/renewed'];
  }

  #changePassword({ device, current }: Step & { kind: 'changePassword' }): readonly string[] {
    if (!this.isLoggedIn(device)) return refused;
    if (current === 'wrong') return ['422'];
    this.passwords.push(this.nextPassword);
    this.mails.push('password-changed');
    this.#endAll();
    this.#begin(device);
    return ['/account/changed'];
  }

  #withdraw({ device }: Step & { kind: 'withdraw' }): readonly string[] {
    if (!this.isLoggedIn(device)) return refused;
    if (this.newsletter.granted) {
      Object.assign(this.newsletter, { granted: false, withdrawn: true, pending: false, unproven: false });
      this.mails.push('consent-withdrawn.newsletter');
      this.webhooks.push('consent.withdrawn');
    }
    return ['204'];
  }
}
