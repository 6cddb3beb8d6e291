import type { PayloadRequest } from 'payload';
import type { LotteryRegistration } from '../../../payload-types';

/** The registration of an identity that takes part in its lottery, if there is one. */
export const findTicket = (req: PayloadRequest, identity: string): Promise<LotteryRegistration | null> =>
  req.payload.db.findOne<LotteryRegistration>({
    collection: 'lotteryRegistrations',
    where: { ticket: { equals: identity } },
    req,
  });
