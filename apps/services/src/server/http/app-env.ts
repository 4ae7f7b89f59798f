/** The reason why a valid request is turned away, and when it may come again. */
export interface TurnedAway {
  /** 503 for too many requests from all senders, 429 for too many from this one. */
  readonly status: 503 | 429;
  readonly seconds: number;
}

/** The connection of a request. */
export interface Sent {
  /** Address at the other end of its connection. */
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
    /** Set on a request that is turned away. */
    turnedAway: TurnedAway | undefined;
    /** Runs after the body is read. The request waits for it. */
    onBody: (() => Promise<void>) | undefined;
    /** True if a customer may be logged in but the database does not answer. */
    isCustomerUnknown: boolean | undefined;
    /** True if the response is a page whose policy names the sites that may frame it. */
    isFrameable: boolean | undefined;
  };
}
