import type { Payload, PayloadRequest } from 'payload';

/**
 * Virus scan of stored files. The intake may not import the outbox, so the outbox registers its implementation here.
 */
export interface FileScan {
  /** Checks whether a scanner is configured. Without one, files are stored as not scanned. */
  isOn: () => boolean;
  /** Queues the scan of a file, in the transaction that stores it. */
  order: (req: PayloadRequest, file: { id: number; reference: string }) => Promise<void>;
}

/** Returns the registered file scan. */
export function findFileScan({ config }: Payload): FileScan {
  return (config.custom as { fileScan: FileScan }).fileScan;
}
