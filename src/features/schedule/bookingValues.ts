/** Values of the booking form. */
export interface BookingValues {
  fullName: string;
  phone: string;
  email: string;
  comments: string;
  allowedMarketing: boolean;
  allowedSmsAndEmail: boolean;
}

export const emptyBooking: BookingValues = {
  fullName: '',
  phone: '',
  email: '',
  comments: '',
  allowedMarketing: false,
  allowedSmsAndEmail: false,
};

/** Maximum length of a message, as in the other forms (project-marketing §9). */
export const COMMENTS_MAX = 500;

/** Fields that can have errors, in form order. */
export const BOOKING_FIELDS = [
  'fullName',
  'phone',
  'email',
  'comments',
] as const satisfies readonly (keyof BookingValues)[];

/** The form's field by field of the call. */
export const BOOKING_CALL_FIELDS: Readonly<Record<string, keyof BookingValues>> = {
  name: 'fullName',
  phone: 'phone',
  email: 'email',
  comments: 'comments',
};
