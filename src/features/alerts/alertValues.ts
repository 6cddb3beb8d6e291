import type { Language } from '../../i18n/languages';

/** Kinds of alerts that a visitor can choose. The names are those of the API. */
export const ALERT_KINDS = ['immediate', 'financial', 'presentations'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Values of the alerts form. */
export interface AlertValues {
  email: string;
  kinds: AlertKind[];
  /** Language in which the alerts are sent. */
  language: Language;
}

/** Returns the form's initial values: no e-mail address, all kinds selected, and the page's language. */
export const emptyAlerts = (language: Language): AlertValues => ({
  email: '',
  kinds: [...ALERT_KINDS],
  language,
});

/** Fields that can have validation errors, in the order of the form. */
export const ALERT_FIELDS = ['email', 'kinds', 'language'] as const satisfies readonly (keyof AlertValues)[];
