/** Answers a request as the built product does. */
export type Answer = (request: Request) => Response | Promise<Response>;
