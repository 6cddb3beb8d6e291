import type { Payload } from 'payload';
import { vi } from 'vitest';

/** Makes all writes to the audit log fail, as on a full disk, until `vi.restoreAllMocks()` is called. */
export function refuseAuditLog({ db, logger }: Payload): void {
  const create = db.create;
  vi.spyOn(db, 'create').mockImplementation((args) =>
    args.collection === 'auditLog' ? Promise.reject(new Error('The disk is full')) : create.call(db, args),
  );
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
}
