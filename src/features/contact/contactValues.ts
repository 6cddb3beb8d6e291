/** What a visitor fills in (corporate-site §3, contact form). */
export interface ContactValues {
  subject: string;
  fullName: string;
  phone: string;
  email: string;
  message: string;
  allowedMarketing: boolean;
  allowedSmsAndEmail: boolean;
}

/** Longest message (corporate-site §9). */
export const MESSAGE_MAX = 500;

/** The company a visitor writes to when the editor names none (corporate-site §1). */
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

/** The fields that can be wrong, in the order in which they stand in the form. */
export const CONTACT_FIELDS = [
  'subject',
  'fullName',
  'phone',
  'email',
  'message',
] as const satisfies readonly (keyof ContactValues)[];

/** The form's field for each field of the call that can be wrong. */
export const CONTACT_CALL_FIELDS: Readonly<Record<string, keyof ContactValues>> = {
  contactUsSubject: 'subject',
  senderName: 'fullName',
  senderPhone: 'phone',
  senderEmail: 'email',
  content: 'message',
};
