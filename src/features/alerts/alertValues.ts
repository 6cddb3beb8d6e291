import type { Language } from '../../i18n/languages';

/** Kinds of alerts, named as in the call. */
export const ALERT_KINDS = ['immediate', 'financial', 'presentations'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Values of the form. */
export interface AlertValues {
  email: string;
  kinds: AlertKind[];
  /** Language of the mails. */
  language: Language;
}

/** Returns the empty form: all kinds in the page's language. */
export const emptyAlerts = (language: Language): AlertValues => ({
  email: '',
  kinds: [...ALERT_KINDS],
  language,
});

/** Fields that can have errors, in form order. */
export const ALERT_FIELDS = ['email', 'kinds', 'language'] as const satisfies readonly (keyof AlertValues)[];
