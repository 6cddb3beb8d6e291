import type { FieldHook } from 'payload';

/**
 * Gives a duplicated job a number one above the highest existing one. Jobs in the trash also count, because they keep
 * their numbers.
 */
export const nextJobNumber: FieldHook = async ({ req }) => {
  const { docs } = await req.payload.find({
    collection: 'jobs',
    sort: '-orderId',
    limit: 1,
    pagination: false,
    depth: 0,
    trash: true,
    select: { orderId: true },
    req,
  });
  return (docs[0]?.orderId ?? 0) + 1;
};
