/** What somebody fills in to register for a lottery. */
export interface RegistrationValues {
  fullName: string;
  idNumber: string;
  phone: string;
  email: string;
  terms: boolean;
  allowedMarketing: boolean;
  allowedSmsAndEmail: boolean;
}

export const emptyRegistration: RegistrationValues = {
  fullName: '',
  idNumber: '',
  phone: '',
  email: '',
  terms: false,
  allowedMarketing: false,
  allowedSmsAndEmail: false,
};

/** The fields that can be wrong, in the order in which they stand in the form. */
export const REGISTRATION_FIELDS = [
  'fullName',
  'idNumber',
  'phone',
  'email',
  'terms',
] as const satisfies readonly (keyof RegistrationValues)[];

/** The form's field for each field of the call that a visitor can correct. */
export const REGISTRATION_CALL_FIELDS: Readonly<Record<string, keyof RegistrationValues>> = {
  fullName: 'fullName',
  idNumber: 'idNumber',
  phone: 'phone',
  email: 'email',
  terms: 'terms',
};

/** What the browser never keeps of a form that was not sent. */
export const REGISTRATION_NEVER_KEPT = ['idNumber'] as const satisfies readonly (keyof RegistrationValues)[];
