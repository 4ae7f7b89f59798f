/** Why a request goes no further, although nothing is wrong with it, and when it may come again. */
export interface TurnedAway {
  /** Too much comes from everybody, or from this one sender. */
  readonly status: 503 | 429;
  readonly seconds: number;
}

/** How a request came in. */
export interface Sent {
  /** Address of who opened its connection. */
  readonly peer?: string | undefined;
}

/** What a request carries through the middleware. */
export interface AppEnv {
  Bindings: Sent;
  Variables: {
    /** Names the request in its answer and in the log. */
    requestId: string;
    /** Route for the log when it is finer than the pattern that matched; never holds anything a visitor typed. */
    route: string | undefined;
    /** Set on a request that goes no further. */
    turnedAway: TurnedAway | undefined;
    /** Is waited for once the body has been read. */
    onBody: (() => Promise<void>) | undefined;
    /** Whether somebody may be logged in whom nobody can look up now. */
    isCustomerUnknown: boolean | undefined;
    /** Whether the answer is a page whose policy names who may frame it. */
    isFrameable: boolean | undefined;
  };
}
