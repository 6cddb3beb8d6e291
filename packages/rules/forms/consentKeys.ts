/** Names of the consent texts that forms show to visitors. The texts are settings in the CMS. */
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
