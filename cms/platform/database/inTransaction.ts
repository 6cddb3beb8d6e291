import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/**
 * Runs the work in the request's transaction. If the request has none, starts one that lasts as long as the work.
 * @throws any error of the work or the commit, in which case nothing is stored
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
 * Runs the work in a new transaction. The work must pass the request it receives to all operations that belong to the
 * transaction.
 * @throws any error of the work or the commit, in which case nothing is stored
 */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  return joinTransaction(req, () => work(req));
}
