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

export const emptyContact: ContactValues = {
  subject: '',
  fullName: '',
  phone: '',
  email: '',
  message: '',
  allowedMarketing: false,
  allowedSmsAndEmail: false,
};
