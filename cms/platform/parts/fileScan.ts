import type { Payload, PayloadRequest } from 'payload';

/** Virus scan of stored files. The outbox registers it for the intake, which may not import the outbox. */
export interface FileScan {
  /** False without a scanner; files are then stored as not scanned. */
  isOn: () => boolean;
  /** Queues the scan of a file, in the transaction that stores it. */
  order: (req: PayloadRequest, file: { id: number; reference: string }) => Promise<void>;
}

/** Returns the registered file scan. */
export function findFileScan({ config }: Payload): FileScan {
  return (config.custom as { fileScan: FileScan }).fileScan;
}
