/** Values of the payment form (project-marketing §3). */
export interface PaymentValues {
  fullName: string;
  phone: string;
  idNumber: string;
  email: string;
  /** Code that the service sent by e-mail; empty if it asked for none. */
  emailCode: string;
  /** Consent to the reservation terms. */
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

/** Fields that can have validation errors, in the order of the form. */
export const PAYMENT_FIELDS = [
  'fullName',
  'phone',
  'idNumber',
  'email',
  'emailCode',
  'checkbox1',
] as const satisfies readonly (keyof PaymentValues)[];

/** Fields that are never stored in a draft. */
export const PAYMENT_UNSAVED_FIELDS = [
  'idNumber',
  'emailCode',
] as const satisfies readonly (keyof PaymentValues)[];
