import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/**
 * Does several things in the database, all or none of them.
 * @param payload the CMS
 * @param work what to do; it must hand the request to everything it calls, else that stands outside of the transaction
 * @returns what the work returns, once it is committed
 * @throws what the work or the database throws; nothing is stored then
 */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const result = await work(req);
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
