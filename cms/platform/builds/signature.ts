import { createHmac } from 'node:crypto';

/**
 * The signature of what the CMS says to the site's builder.
 * @param body exactly as it is sent
 * @param secret known to the CMS and to the builder
 * @returns value of the header X-Signature
 */
export function signature(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
