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

/** The files of one collection in a folder or a bucket. Payload writes them; other parts read and remove them here. */
export interface StoredFiles {
  /** Returns a file without reading it; null when there is none of this name. */
  open: (name: string) => Promise<StoredFile | null>;
  /** Bytes of a file; null when there is none of this name. */
  read: (name: string) => Promise<Buffer | null>;
  /** Removes a file. Does nothing when there is none of this name. */
  remove: (name: string) => Promise<void>;
  /** Names of files last written before a time (ms). */
  olderThan: (time: number) => AsyncIterable<string>;
}
