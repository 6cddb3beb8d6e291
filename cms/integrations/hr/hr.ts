import type { Application } from '../../payload-types';

/** A CV as it is stored, inspected. */
export interface StoredCv {
  /** Name as the applicant's device had it. */
  name: string;
  mimeType: string;
  bytes: Buffer;
}

/** An application on its way to the HR system. */
export interface HrApplication {
  application: Application;
  /** Null when its file was deleted meanwhile, or was infected. */
  cv: StoredCv | null;
  /** What the virus scanner found in the file, which was removed for it. */
  cvInfection: string | null;
  /** The same for every attempt: the system knows by it what it has already. */
  key: string;
}

/** What recruiters work in. */
export interface HrService {
  /** Name by which the application says where it went. */
  name: 'embedded' | 'http';
  /**
   * Hands an application over.
   * @returns the number that the system gave it
   * @throws DeliveryFault, or any error, when it was not taken
   */
  addApplication: (order: HrApplication) => Promise<string>;
}
