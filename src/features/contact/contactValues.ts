/** Values of the contact form (corporate-site §3). */
export interface ContactValues {
  subject: string;
  fullName: string;
  phone: string;
  email: string;
  message: string;
  allowedMarketing: boolean;
  allowedSmsAndEmail: boolean;
}

/** Maximum number of characters in a message (corporate-site §9). */
export const MESSAGE_MAX = 500;

/** Id of the company that receives messages if a page names no other (corporate-site §1). */
export const DEFAULT_CONTACT_COMPANY = 1;

export const emptyContact: ContactValues = {
  subject: '',
  fullName: '',
  phone: '',
  email: '',
  message: '',
  allowedMarketing: false,
  allowedSmsAndEmail: false,
};

/** Fields that can have validation errors, in the order of the form. */
export const CONTACT_FIELDS = [
  'subject',
  'fullName',
  'phone',
  'email',
  'message',
] as const satisfies readonly (keyof ContactValues)[];

/**
 * Fields that analytics looks at when validation fails. Only the first error in this order is reported (corporate-site
 * §5).
 */
export const REPORTED_FIELDS = [
  'fullName',
  'email',
  'subject',
  'phone',
] as const satisfies readonly (keyof ContactValues)[];

/**
 * Maps the fields of the API request to the fields of the form, so that the form can show the API's validation errors.
 */
export const CONTACT_CALL_FIELDS: Readonly<Record<string, keyof ContactValues>> = {
  contactUsSubject: 'subject',
  senderName: 'fullName',
  senderPhone: 'phone',
  senderEmail: 'email',
  content: 'message',
};
