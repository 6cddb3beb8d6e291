import type { PayloadRequest } from 'payload';
import type { LotteryDispute, LotteryRegistration } from '../../../payload-types';

/**
 * Finds the open dispute about an identity number. Until it is decided, staff cannot change which of its registrations
 * takes part.
 */
export async function findDispute(req: PayloadRequest, identity: string): Promise<LotteryDispute | null> {
  const disputed = await req.payload.db.findOne<LotteryRegistration>({
    collection: 'lotteryRegistrations',
    where: { and: [{ identity: { equals: identity } }, { takesPart: { equals: 'disputed' } }] },
    req,
  });
  return (
    disputed &&
    req.payload.db.findOne<LotteryDispute>({
      collection: 'lotteryDisputes',
      where: { and: [{ registration: { equals: disputed.id } }, { decision: { equals: 'open' } }] },
      req,
    })
  );
}
