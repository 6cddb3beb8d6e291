/** By oneself, or for a friend (corporate-site §4). */
export type ApplicationMode = 'regular' | 'referral';

/** What an applicant fills in (corporate-site §3). */
export interface ApplicationValues {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  /** The CV: one file or none. */
  cv: File[];
  referralName: string;
  referralPhone: string;
  referralEmail: string;
  isApprovedTerms: boolean;
}

export const emptyApplication: ApplicationValues = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  cv: [],
  referralName: '',
  referralPhone: '',
  referralEmail: '',
  isApprovedTerms: false,
};

/** What a CV may be (corporate-site §5). */
export const CV_EXTENSIONS = ['rtf', 'txt', 'doc', 'docx', 'pdf'] as const;
export const CV_MAX_BYTES = 1_572_864;

const REGULAR = ['firstName', 'lastName', 'phone', 'email', 'cv'] as const;

/** The fields of each mode that can be wrong, in the order in which they stand in the form. */
export const APPLICATION_FIELDS = {
  regular: REGULAR,
  referral: ['referralName', 'referralPhone', 'referralEmail', ...REGULAR, 'isApprovedTerms'],
} as const satisfies Record<ApplicationMode, readonly (keyof ApplicationValues)[]>;

/** The form's field for each field of the call that an applicant can correct. */
export const APPLICATION_CALL_FIELDS: Readonly<Record<string, keyof ApplicationValues>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  phone: 'phone',
  email: 'email',
  cvFileBase64: 'cv',
  fileNameWithExtension: 'cv',
  referralName: 'referralName',
  referralPhone: 'referralPhone',
  referralEmail: 'referralEmail',
  isApprovedTerms: 'isApprovedTerms',
};

/** What the browser never keeps of a form that was not sent. */
export const APPLICATION_NEVER_KEPT = ['cv'] as const satisfies readonly (keyof ApplicationValues)[];
