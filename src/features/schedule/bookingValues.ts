/** What somebody fills in to book a meeting. */
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

/** Longest message, as in the other forms (project-marketing §9). */
export const COMMENTS_MAX = 500;

/** The fields that can be wrong, in the order in which they stand in the form. */
export const BOOKING_FIELDS = [
  'fullName',
  'phone',
  'email',
  'comments',
] as const satisfies readonly (keyof BookingValues)[];

/** The form's field for each field of the call that a visitor can correct. */
export const BOOKING_CALL_FIELDS: Readonly<Record<string, keyof BookingValues>> = {
  name: 'fullName',
  phone: 'phone',
  email: 'email',
  comments: 'comments',
};
