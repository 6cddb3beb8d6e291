import type { Payload, PayloadRequest } from 'payload';

/** What looks for viruses in a stored file. The outbox registers it; the intake, which may not import the outbox, orders it. */
export interface FileScan {
  /** Whether there is a scanner: without one a file is stored as not scanned. */
  isOn: () => boolean;
  /** Orders the scan of a file, in the transaction that stores it. */
  order: (req: PayloadRequest, file: { id: number; reference: string }) => Promise<void>;
}

/** What is registered to scan files. */
export function findFileScan({ config }: Payload): FileScan {
  return (config.custom as { fileScan: FileScan }).fileScan;
}
