/** What a request carries through the middleware. */
export interface AppEnv {
  Variables: {
    /** Names the request in its answer and in the log. */
    requestId: string;
    /** Route for the log when it is finer than the pattern that matched; never holds anything a visitor typed. */
    route: string | undefined;
    /** Whether the answer is a page whose policy names who may frame it. */
    isFrameable: boolean | undefined;
  };
}
