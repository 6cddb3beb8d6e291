import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/**
 * Runs work in the request's transaction, or in a new one that the request has until the work ends.
 * @throws whatever the work or the commit throws; nothing is stored then
 */
export async function joinTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const begins = await initTransaction(req);
  try {
    const result = await work();
    if (begins) await commitTransaction(req);
    return result;
  } catch (error) {
    if (begins) await killTransaction(req);
    throw error;
  }
}

/**
 * Runs work in one transaction. The work passes the request to everything that must be part of it.
 * @throws whatever the work or the commit throws; nothing is stored then
 */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  return joinTransaction(req, () => work(req));
}
