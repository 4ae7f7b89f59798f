import { createHmac, type KeyObject } from 'node:crypto';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const header = encode({ alg: 'HS256', typ: 'JWT' });

/**
 * A JSON Web Token, signed with HS256 (RFC 7515). The libraries sign by Web Crypto, which goes over another thread and costs a
 * registration as much as judging it; nothing here ever has to trust one, so there is nothing to read.
 */
export function signWebToken(key: KeyObject, claims: object): string {
  const content = `${header}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
}
