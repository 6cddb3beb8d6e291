/** What a scanner says of a file. */
export type Finding =
  | { state: 'clean' }
  /** With the name that the scanner has for what it found. */
  | { state: 'infected'; signature: string };

/** What looks for viruses in files of visitors. */
export interface Scanner {
  /**
   * Scans a file.
   * @throws DeliveryFault when the scanner did not give an answer: it is away, silent, or says that it failed
   */
  scan: (bytes: Buffer) => Promise<Finding>;
}
