/** Result of a scan. */
export type Finding =
  | { state: 'clean' }
  /** Scanner's name of the virus. */
  | { state: 'infected'; signature: string };

/** Virus scanner for visitors' files. */
export interface Scanner {
  /**
   * Scans a file.
   * @throws DeliveryFault when the scanner is unreachable, silent or fails
   */
  scan: (bytes: Buffer) => Promise<Finding>;
}
