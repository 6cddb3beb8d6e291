import type { PayloadRequest } from 'payload';
import type { LotteryRegistration } from '../../../payload-types';

/**
 * Finds the registration that holds the ticket of an identity number, which means that it takes part in the lottery.
 * Returns null if there is none.
 */
export const findTicket = (req: PayloadRequest, identity: string): Promise<LotteryRegistration | null> =>
  req.payload.db.findOne<LotteryRegistration>({
    collection: 'lotteryRegistrations',
    where: { ticket: { equals: identity } },
    req,
  });
