/** A range of bytes. `start` and `end` are both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A stored file: its metadata for the response, and a function that reads its content. */
export interface StoredFile {
  size: number;
  modified: Date;
  /** ETag without quotation marks, which changes whenever the content changes. */
  tag: string;
  /** MIME type, if the storage records it. */
  type?: string | undefined;
  read: (range?: ByteRange) => Promise<ReadableStream<Uint8Array>>;
}

/**
 * Access to the files of one collection, in a folder or a bucket. Payload itself stores the uploads; all other parts
 * use this interface.
 */
export interface StoredFiles {
  /** Opens a file without reading its content. Null if there is no file with this name. */
  open: (name: string) => Promise<StoredFile | null>;
  /** Reads the whole content of a file. Null if there is no file with this name. */
  read: (name: string) => Promise<Buffer | null>;
  /**
   * Stores a file and replaces any existing one with the same name.
   * @param type MIME type of the file
   */
  write: (name: string, data: Buffer, type: string) => Promise<void>;
  /** Deletes a file. Does nothing if there is no file with this name. */
  remove: (name: string) => Promise<void>;
  /** Lists the names of the files last written before the given time in ms. */
  olderThan: (time: number) => AsyncIterable<string>;
}
