/** Variant of the lead form, which determines its fields, consents and messages. */
export type LeadVariant = 'landing' | 'project' | 'product' | 'eligibility';

/** Values of the lead form (forms-investors-catalogue §3, lead form data). */
export interface LeadValues {
  fullName: string;
  phone: string;
  email: string;
  message: string;
  /** The chosen subject; empty if none is chosen. */
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

/** Maximum number of characters in a message (project-marketing §9). */
export const MESSAGE_MAX = 500;

/** Data about the apartment that a lead is about (project-marketing §2.7, formData). */
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

/**
 * The project that a lead is about and who is notified. Missing values are replaced by the specified placeholders when
 * the lead is sent.
 */
export interface LeadTarget {
  /** Number of the project or form in the CRM (bmbyId). */
  projectId?: number | null | undefined;
  companyId?: number | null | undefined;
  projectStatus?: string | null | undefined;
  /** E-mail address to notify. The service uses it only if the CMS content contains the same address. */
  toEmail?: string | null | undefined;
  /** Type of the form, such as `contact-marketing-4-rent` on the rental marketing page. */
  formType?: string | undefined;
  formData?: LeadFormData | undefined;
}

type LeadField = 'fullName' | 'phone' | 'email' | 'message';

const EMAIL_FIRST = ['fullName', 'email', 'phone', 'message'] as const satisfies readonly LeadField[];
const PHONE_FIRST = ['fullName', 'phone', 'email', 'message'] as const satisfies readonly LeadField[];

/**
 * Fields that can have validation errors, in the order of the form (project-marketing §2.7; forms-investors-catalogue
 * §5).
 */
export const LEAD_FIELDS = {
  landing: EMAIL_FIRST,
  eligibility: EMAIL_FIRST,
  project: PHONE_FIRST,
  product: PHONE_FIRST,
} as const satisfies Record<LeadVariant, readonly LeadField[]>;

/**
 * Maps the fields of the API request to the fields of the form, so that the form can show the API's validation errors.
 */
export const LEAD_CALL_FIELDS: Readonly<Record<string, keyof LeadValues>> = {
  name: 'fullName',
  phone: 'phone',
  email: 'email',
  comments: 'message',
  formSubject: 'formSubject',
};
