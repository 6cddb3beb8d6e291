import type { Application } from '../../payload-types';

/** A CV that passed the file inspection. */
export interface StoredCv {
  /** File name that the applicant's browser sent. */
  name: string;
  mimeType: string;
  bytes: Buffer;
}

/** An application to deliver to the HR system. */
export interface HrApplication {
  application: Application;
  /** The CV, or null if the file was deleted or infected. */
  cv: StoredCv | null;
  /** Name of the virus because of which the CV was removed; otherwise null. */
  cvInfection: string | null;
  /** Idempotency key. It is the same for each attempt to deliver this application. */
  key: string;
}

/** Interface of the HR systems that recruiters use. */
export interface HrService {
  /** Name of the system. It is stored on the application to show where the application was sent. */
  name: 'embedded' | 'http';
  /**
   * Delivers an application.
   * @returns id of the application in the HR system
   * @throws DeliveryFault, or any other error, if the system did not accept the application
   */
  addApplication: (order: HrApplication) => Promise<string>;
}
