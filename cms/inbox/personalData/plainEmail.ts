/** @returns an address as it is compared: without spaces around it, in small letters */
export const plainEmail = (email: string): string => email.trim().toLowerCase();
