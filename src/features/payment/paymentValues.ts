/** Values of the payment form (project-marketing §3). */
export interface PaymentValues {
  fullName: string;
  phone: string;
  idNumber: string;
  email: string;
  /** The e-mailed code, if the service requires one. */
  emailCode: string;
  /** Consent to the terms of reservation. */
  checkbox1: boolean;
  /** Consent to commercial messages. */
  checkbox2: boolean;
}

export const emptyPayment: PaymentValues = {
  fullName: '',
  phone: '',
  idNumber: '',
  email: '',
  emailCode: '',
  checkbox1: false,
  checkbox2: false,
};

/** Fields that can have errors, in form order. */
export const PAYMENT_FIELDS = [
  'fullName',
  'phone',
  'idNumber',
  'email',
  'emailCode',
  'checkbox1',
] as const satisfies readonly (keyof PaymentValues)[];

/** Fields that drafts never contain. */
export const PAYMENT_NEVER_KEPT = [
  'idNumber',
  'emailCode',
] as const satisfies readonly (keyof PaymentValues)[];
