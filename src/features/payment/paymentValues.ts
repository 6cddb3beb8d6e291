/** What a payer fills in (project-marketing §3, payment form). */
export interface PaymentValues {
  fullName: string;
  phone: string;
  idNumber: string;
  email: string;
  /** The code that was sent to the address, where the service asks for one. */
  emailCode: string;
  /** The terms of reservation. */
  checkbox1: boolean;
  /** Commercial messages. */
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

/** The fields that can be wrong, in the order in which they stand in the form. */
export const PAYMENT_FIELDS = [
  'fullName',
  'phone',
  'idNumber',
  'email',
  'emailCode',
  'checkbox1',
] as const satisfies readonly (keyof PaymentValues)[];

/** The form's field for each field of the call that a payer can correct. */
export const PAYMENT_CALL_FIELDS: Readonly<Record<string, keyof PaymentValues>> = {
  fullName: 'fullName',
  phone: 'phone',
  idNumber: 'idNumber',
  email: 'email',
  emailCode: 'emailCode',
  checkbox1: 'checkbox1',
};

/** What the browser never keeps of a form that was not sent. */
export const PAYMENT_NEVER_KEPT = [
  'idNumber',
  'emailCode',
] as const satisfies readonly (keyof PaymentValues)[];
