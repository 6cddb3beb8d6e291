/** Result of a virus scan. */
export type Finding =
  | { state: 'clean' }
  /** Name that the scanner gave the virus. */
  | { state: 'infected'; signature: string };

/** Interface of the virus scanner for visitors' files. */
export interface Scanner {
  /**
   * Scans a file.
   * @throws DeliveryFault if the scanner is unreachable, does not respond or fails
   */
  scan: (bytes: Buffer) => Promise<Finding>;
}
