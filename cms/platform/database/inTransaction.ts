import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/**
 * Runs work in the request's transaction, or in a new one for the duration of the work.
 * @throws any error of the work or the commit; nothing is stored then
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
 * Runs work in one transaction. The work passes the request to all operations of the transaction.
 * @throws any error of the work or the commit; nothing is stored then
 */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  return joinTransaction(req, () => work(req));
}
