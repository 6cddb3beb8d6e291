import { isPlainAddress } from './isPlainAddress';
import type { OutgoingMail } from './mail';

/**
 * Whom staff answer by the reply button of their mail program: the visitor, where the address is one and nothing else.
 * @param address as the visitor gave it
 */
export const replyToVisitor = (address: string | null | undefined): Pick<OutgoingMail, 'replyTo'> =>
  address && isPlainAddress(address) ? { replyTo: address } : {};
