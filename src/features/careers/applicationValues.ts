/** An application for oneself, or a referral of a friend (corporate-site §4). */
export type ApplicationMode = 'regular' | 'referral';

/** Values of the form (corporate-site §3). */
export interface ApplicationValues {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  /** The CV, at most one file. */
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

/** Allowed CV files (corporate-site §5). */
export const CV_EXTENSIONS = ['rtf', 'txt', 'doc', 'docx', 'pdf'] as const;
export const CV_MAX_BYTES = 1_572_864;

const REGULAR = ['firstName', 'lastName', 'phone', 'email', 'cv'] as const;

/** Fields of each mode that can have errors, in form order. */
export const APPLICATION_FIELDS = {
  regular: REGULAR,
  referral: ['referralName', 'referralPhone', 'referralEmail', ...REGULAR, 'isApprovedTerms'],
} as const satisfies Record<ApplicationMode, readonly (keyof ApplicationValues)[]>;

/** The form's field by field of the call. */
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

/** Fields that drafts never contain. */
export const APPLICATION_NEVER_KEPT = ['cv'] as const satisfies readonly (keyof ApplicationValues)[];
