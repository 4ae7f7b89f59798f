import { nearestProvider } from './nearest-provider.ts';
import { realDomains } from './real-domains.ts';

/** The recipient with the sign, and the domain. */
const address = /^([^\s@]+@)([^\s@]{3,40})$/;

/**
 * The address that was meant by one with a slip in its provider's name: `erika@gmail.com` for `erika@gmial.com`. Nothing for an
 * address that may be right: it is a question, and one too many is worse than one too few.
 */
export function suggestEmail(email: string): string | undefined {
  const [, recipient, domain = ''] = address.exec(email.trim()) ?? [];
  const typed = domain.toLowerCase();
  // A comma lies beside the dot, and a dot is easily typed twice, or at the end as after a sentence.
  const read = typed.replaceAll(/[.,]+/g, '.').replace(/\.$/, '');
  if (recipient === undefined || realDomains.has(read)) return undefined;
  const meant = nearestProvider(read);
  return meant === undefined || meant === typed ? undefined : recipient + meant;
}
