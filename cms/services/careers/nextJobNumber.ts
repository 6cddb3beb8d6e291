import type { FieldHook } from 'payload';

/** Gives the copy of a job the number after the highest one, jobs in the trash included. */
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
