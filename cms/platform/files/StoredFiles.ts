/** The files of one collection, wherever they lie. Payload writes and serves them; this is for what reads and removes them beside it. */
export interface StoredFiles {
  /** Bytes of a file; null when there is none of this name. */
  read: (name: string) => Promise<Buffer | null>;
  /** Removes a file; nothing happens when it is gone. */
  remove: (name: string) => Promise<void>;
  /** Names of the files that were last written before a time (ms). */
  olderThan: (time: number) => AsyncIterable<string>;
}
