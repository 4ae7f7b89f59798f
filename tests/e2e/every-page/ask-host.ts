import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response with its complete content. */
export interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly cacheControl: string | undefined;
  /** The target of a redirect. */
  readonly location: string | undefined;
  readonly body: Buffer;
}

/**
 * Requests a public address from the product, as if its DNS name pointed here.
 * @param product its address
 * @param address such as `https://www.crema.example/signup`
 */
export async function askHost(product: string, address: string): Promise<Answer> {
  const { host, pathname, search } = new URL(address);
  return await new Promise((answered, failed) => {
    get(`${product}${pathname}${search}`, { headers: { host } }, (response) => {
      const { statusCode: status, headers } = response;
      buffer(response).then(
        (body) =>
          answered({
            status,
            type: headers['content-type'],
            cacheControl: headers['cache-control'],
            location: headers.location,
            body,
          }),
        failed,
      );
    }).on('error', failed);
  });
}
