/** Variant of the lead form: determines fields, consents and messages. */
export type LeadVariant = 'landing' | 'project' | 'product' | 'eligibility';

/** Values of the form (forms-investors-catalogue §3, lead form data). */
export interface LeadValues {
  fullName: string;
  phone: string;
  email: string;
  message: string;
  /** One of the offered subjects, or empty. */
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

/** Maximum length of a message (project-marketing §9). */
export const MESSAGE_MAX = 500;

/** The apartment of a lead (project-marketing §2.7, formData). */
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

/** Recipient of a lead. Missing values are sent in the specified form. */
export interface LeadTarget {
  /** Number of the project or form in the CRM (bmbyId). */
  projectId?: number | null | undefined;
  companyId?: number | null | undefined;
  projectStatus?: string | null | undefined;
  /** Address to notify. The service uses it only if the content contains it. */
  toEmail?: string | null | undefined;
  /** Form type, such as `contact-marketing-4-rent` of the rental marketing page. */
  formType?: string | undefined;
  formData?: LeadFormData | undefined;
}

type LeadField = 'fullName' | 'phone' | 'email' | 'message';

const EMAIL_FIRST = ['fullName', 'email', 'phone', 'message'] as const satisfies readonly LeadField[];
const PHONE_FIRST = ['fullName', 'phone', 'email', 'message'] as const satisfies readonly LeadField[];

/** Fields that can have errors, in form order (project-marketing §2.7; forms-investors-catalogue §5). */
export const LEAD_FIELDS = {
  landing: EMAIL_FIRST,
  eligibility: EMAIL_FIRST,
  project: PHONE_FIRST,
  product: PHONE_FIRST,
} as const satisfies Record<LeadVariant, readonly LeadField[]>;

/** The form's field by field of the call. */
export const LEAD_CALL_FIELDS: Readonly<Record<string, keyof LeadValues>> = {
  name: 'fullName',
  phone: 'phone',
  email: 'email',
  comments: 'message',
  formSubject: 'formSubject',
};
