import type { PayloadRequest } from 'payload';
import type { LotteryRegistration } from '../../../payload-types';

/** Finds the registration of an identity that takes part in its lottery, if any. */
export const findTicket = (req: PayloadRequest, identity: string): Promise<LotteryRegistration | null> =>
  req.payload.db.findOne<LotteryRegistration>({
    collection: 'lotteryRegistrations',
    where: { ticket: { equals: identity } },
    req,
  });
