/** A part of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What a response says about a file, and its bytes. */
export interface StoredFile {
  size: number;
  modified: Date;
  /** ETag without quotation marks. It changes with the content. */
  tag: string;
  /** MIME type that the storage keeps. */
  type?: string | undefined;
  read: (range?: ByteRange) => Promise<ReadableStream<Uint8Array>>;
}

/** The files of one collection in a folder or a bucket. Payload stores uploads; other parts use this interface. */
export interface StoredFiles {
  /** Returns a file without reading it; null when there is none of this name. */
  open: (name: string) => Promise<StoredFile | null>;
  /** Bytes of a file; null when there is none of this name. */
  read: (name: string) => Promise<Buffer | null>;
  /** Stores a file, in place of one of the same name. @param type MIME type */
  write: (name: string, data: Buffer, type: string) => Promise<void>;
  /** Removes a file. Does nothing when there is none of this name. */
  remove: (name: string) => Promise<void>;
  /** Names of files last written before a time (ms). */
  olderThan: (time: number) => AsyncIterable<string>;
}
