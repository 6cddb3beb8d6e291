/** `regular` is an own application, `referral` recommends a friend (corporate-site §4). */
export type ApplicationMode = 'regular' | 'referral';

/** Values of the application form (corporate-site §3). */
export interface ApplicationValues {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  /** The CV as a list with at most one file. */
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

/** File extensions allowed for the CV (corporate-site §5). */
export const CV_EXTENSIONS = ['rtf', 'txt', 'doc', 'docx', 'pdf'] as const;
export const CV_MAX_BYTES = 1_572_864;

const REGULAR = ['firstName', 'lastName', 'phone', 'email', 'cv'] as const;

/** Fields of each mode that can have validation errors, in the order of the form. */
export const APPLICATION_FIELDS = {
  regular: REGULAR,
  referral: ['referralName', 'referralPhone', 'referralEmail', ...REGULAR, 'isApprovedTerms'],
} as const satisfies Record<ApplicationMode, readonly (keyof ApplicationValues)[]>;

/**
 * Maps the fields of the API request to the fields of the form, so that the form can show the API's validation errors.
 */
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

/** Fields that are never stored in a draft. */
export const APPLICATION_UNSAVED_FIELDS = ['cv'] as const satisfies readonly (keyof ApplicationValues)[];
