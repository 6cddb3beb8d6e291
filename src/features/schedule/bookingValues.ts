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

/** Maximum number of characters in a message, as in the other forms (project-marketing §9). */
export const COMMENTS_MAX = 500;

/** Fields that can have validation errors, in the order of the form. */
export const BOOKING_FIELDS = [
  'fullName',
  'phone',
  'email',
  'comments',
] as const satisfies readonly (keyof BookingValues)[];

/**
 * Maps the fields of the API request to the fields of the form, so that the form can show the API's validation errors.
 */
export const BOOKING_CALL_FIELDS: Readonly<Record<string, keyof BookingValues>> = {
  name: 'fullName',
  phone: 'phone',
  email: 'email',
  comments: 'comments',
};
