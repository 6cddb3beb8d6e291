import type { PayloadRequest } from 'payload';
import type { LotteryRegistration } from '../../../payload-types';

/**
 * Finds the earliest registration of an identity number, confirmed or not. Later ones refer to it as duplicates, so
 * that staff see both side by side.
 */
export async function findEarliest(
  req: PayloadRequest,
  identity: string,
): Promise<LotteryRegistration | null> {
  const { docs } = await req.payload.db.find<LotteryRegistration>({
    collection: 'lotteryRegistrations',
    where: { identity: { equals: identity } },
    sort: 'id',
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0] ?? null;
}
