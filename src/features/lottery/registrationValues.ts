/** Values of the registration form. */
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

/** Fields that can have validation errors, in the order of the form. */
export const REGISTRATION_FIELDS = [
  'fullName',
  'idNumber',
  'phone',
  'email',
  'terms',
] as const satisfies readonly (keyof RegistrationValues)[];

/** Fields that are never stored in a draft. */
export const REGISTRATION_UNSAVED_FIELDS = [
  'idNumber',
] as const satisfies readonly (keyof RegistrationValues)[];
