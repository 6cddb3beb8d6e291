/** Texts of consent that visitors' forms show, by name. The CMS holds them as settings. */
export const CONSENT_KEYS = [
  'marketing',
  'smsAndEmail',
  'marketingBySmsAndEmail',
  'reservationTerms',
  'commercial',
  'applicantTerms',
  'referralTerms',
  'lotteryTerms',
] as const;

export type ConsentKey = (typeof CONSENT_KEYS)[number];
export type ConsentTexts = Record<ConsentKey, string>;
