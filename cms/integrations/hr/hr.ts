import type { Application } from '../../payload-types';

/** An inspected CV. */
export interface StoredCv {
  /** File name on the applicant's device. */
  name: string;
  mimeType: string;
  bytes: Buffer;
}

/** An application to deliver to the HR system. */
export interface HrApplication {
  application: Application;
  /** Null when the file was deleted or infected. */
  cv: StoredCv | null;
  /** Virus found in the removed file. */
  cvInfection: string | null;
  /** Idempotency key, the same for each attempt. */
  key: string;
}

/** HR system of the recruiters. */
export interface HrService {
  /** Name stored on the application as its destination. */
  name: 'embedded' | 'http';
  /**
   * Delivers an application.
   * @returns the system's id
   * @throws DeliveryFault, or any error, when the system did not accept it
   */
  addApplication: (order: HrApplication) => Promise<string>;
}
