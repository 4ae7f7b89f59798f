import { embeddedPaths } from '@crema/flow-domain/embedding';
import { memberOf } from '../protocol.ts';

const address = `${embeddedPaths.frame}/service/cookies`;

async function cameBack(): Promise<boolean> {
  const answer: unknown = await (await fetch(address, { cache: 'no-store' })).json();
  return memberOf(answer, 'kept') === true;
}

/**
 * Whether the browser gives a frame its cookies, without which nobody is logged in after registering. Asked twice: what the first
 * answer sets has to come with the second question. A server that cannot be asked says nothing about cookies.
 */
export async function keepsCookies(): Promise<boolean> {
  try {
    return (await cameBack()) || (await cameBack());
  } catch {
    return true;
  }
}
