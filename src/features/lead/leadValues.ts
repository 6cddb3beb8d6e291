/** Where a lead form stands: it decides about fields, consents and messages. */
export type LeadVariant = 'landing' | 'project' | 'product' | 'eligibility';

/** What a visitor fills in (forms-investors-catalogue §3, lead form data). */
export interface LeadValues {
  fullName: string;
  phone: string;
  email: string;
  message: string;
  /** One of the subjects that the form offers; empty where none was chosen. */
  formSubject: string;
  allowedMarketing: boolean;
  allowedSmsAndEmail: boolean;
}

export const emptyLead: LeadValues = {
  fullName: '',
  phone: '',
  email: '',
  message: '',
  formSubject: '',
  allowedMarketing: false,
  allowedSmsAndEmail: false,
};

/** Longest message (project-marketing §9). */
export const MESSAGE_MAX = 500;

/** The apartment that a lead is about (project-marketing §2.7, formData). */
export interface LeadFormData {
  price?: number | null;
  currency?: string | null;
  area?: number | null;
  floor?: number | null;
  rooms?: number | null;
  assetName?: string | null;
  buildingName?: string | null;
  apartmentNumber?: string | null;
}

/** Whom a lead is for. What is missing is said to the service as the specification says it. */
export interface LeadTarget {
  /** The project's or form's number in the CRM (bmbyId). */
  projectId?: number | null | undefined;
  companyId?: number | null | undefined;
  projectStatus?: string | null | undefined;
  /** Who is to be notified; the service uses it only if the content names it. */
  toEmail?: string | null | undefined;
  /** Which form it is, such as `contact-marketing-4-rent` of the rental marketing page. */
  formType?: string | undefined;
  formData?: LeadFormData | undefined;
}

/** The fields that can be wrong, in the order in which they stand in the form. */
export const LEAD_FIELDS = [
  'fullName',
  'phone',
  'email',
  'message',
] as const satisfies readonly (keyof LeadValues)[];

/** The form's field for each field of the call that can be wrong. */
export const LEAD_CALL_FIELDS: Readonly<Record<string, keyof LeadValues>> = {
  name: 'fullName',
  phone: 'phone',
  email: 'email',
  comments: 'message',
  formSubject: 'formSubject',
};
