/**
 * Files of one collection in a folder or bucket. Payload writes and serves them; this interface reads and removes
 * them.
 */
export interface StoredFiles {
  /** Reads a file; null if it does not exist. */
  read: (name: string) => Promise<Buffer | null>;
  /** Removes a file if it exists. */
  remove: (name: string) => Promise<void>;
  /** Names of files last written before a time (ms). */
  olderThan: (time: number) => AsyncIterable<string>;
}
