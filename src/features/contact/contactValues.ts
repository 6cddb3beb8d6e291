/** Values of the form (corporate-site §3, contact form). */
export interface ContactValues {
  subject: string;
  fullName: string;
  phone: string;
  email: string;
  message: string;
  allowedMarketing: boolean;
  allowedSmsAndEmail: boolean;
}

/** Maximum length of a message (corporate-site §9). */
export const MESSAGE_MAX = 500;

/** Company that receives messages by default (corporate-site §1). */
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

/** Fields that can have errors, in form order. */
export const CONTACT_FIELDS = [
  'subject',
  'fullName',
  'phone',
  'email',
  'message',
] as const satisfies readonly (keyof ContactValues)[];

/** Fields whose first error is reported to analytics, in this order (corporate-site §5). */
export const REPORTED_FIELDS = [
  'fullName',
  'email',
  'subject',
  'phone',
] as const satisfies readonly (keyof ContactValues)[];

/** The form's field by field of the call. */
export const CONTACT_CALL_FIELDS: Readonly<Record<string, keyof ContactValues>> = {
  contactUsSubject: 'subject',
  senderName: 'fullName',
  senderPhone: 'phone',
  senderEmail: 'email',
  content: 'message',
};
