import { isPlainAddress } from './isPlainAddress';
import type { OutgoingMail } from './mail';

/**
 * Sets Reply-To to the visitor if the address is plain.
 * @param address as the visitor entered it
 */
export const replyToVisitor = (address: string | null | undefined): Pick<OutgoingMail, 'replyTo'> =>
  address && isPlainAddress(address) ? { replyTo: address } : {};
