/**
 * Where a shop can ask for a proof that somebody is no program, by a service of its choice. None is asked for by default: whoever fills in
 * a form has better things to do.
 */
export interface Challenge {
  /**
   * Whether a registration may go on. It is asked of every one that comes from here with its token.
   * @param proof what the page has sent by the header `X-Challenge-Proof`, or a form as `challengeProof`
   * @param network whom it comes from: an IPv4 address, or the first half of an IPv6 address
   */
  readonly passes: (asked: {
    readonly proof: string | undefined;
    readonly network: string | undefined;
  }) => Promise<boolean>;
}
