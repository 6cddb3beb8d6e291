import { isPlainAddress } from './isPlainAddress';
import type { OutgoingMail } from './mail';

/**
 * Returns a Reply-To header with the visitor's e-mail address, if the address is safe to use in a header.
 * @param address as the visitor entered it
 */
export const replyToVisitor = (address: string | null | undefined): Pick<OutgoingMail, 'replyTo'> =>
  address && isPlainAddress(address) ? { replyTo: address } : {};
