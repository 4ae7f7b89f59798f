import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer, with its content in whole. */
export interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly cacheControl: string | undefined;
  /** Where a redirect leads. */
  readonly location: string | undefined;
  readonly body: Buffer;
}

/**
 * Asks the product for a public address, as if its name led here.
 * @param product where the product runs
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
