/** Why a request goes no further, although nothing is wrong with it, and when it may come again. */
export interface TurnedAway {
  /** Too much comes from everybody, or from this one sender. */
  readonly status: 503 | 429;
  readonly seconds: number;
}

/** The connection of a request. */
export interface Sent {
  /** Address of who opened its connection. */
  readonly peer?: string | undefined;
}

/** The values of a request in the middleware. */
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
    /** True if a customer may be logged in but the database does not answer. */
    isCustomerUnknown: boolean | undefined;
    /** Whether the answer is a page whose policy names who may frame it. */
    isFrameable: boolean | undefined;
  };
}
