import type { PayloadRequest } from 'payload';

/** Changes the arguments of a draft update by an admin user, so that the update cannot publish the document. */
export function forceDraftStatus<Args extends object>(args: Args, { user }: PayloadRequest): Args {
  const { data, draft } = args as { data?: { _status?: unknown }; draft?: boolean };
  if (!draft || user?.collection !== 'users' || data?._status !== 'published') return args;
  return { ...args, data: { ...data, _status: 'draft' } };
}
