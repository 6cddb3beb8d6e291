import type { Language } from '../../i18n/languages';

/** What one can be told about by mail, as the call names it. */
export const ALERT_KINDS = ['immediate', 'financial', 'presentations'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** What a visitor fills in. */
export interface AlertValues {
  email: string;
  kinds: AlertKind[];
  /** Of the mails. */
  language: Language;
}

/** The form before anybody wrote into it: all kinds, in the language of the page. */
export const emptyAlerts = (language: Language): AlertValues => ({
  email: '',
  kinds: [...ALERT_KINDS],
  language,
});

/** The fields that can be wrong, in the order in which they stand in the form. */
export const ALERT_FIELDS = ['email', 'kinds', 'language'] as const satisfies readonly (keyof AlertValues)[];

/** The form's field for each field of the call that can be wrong. */
export const ALERT_CALL_FIELDS: Readonly<Record<string, keyof AlertValues>> = {
  email: 'email',
  kinds: 'kinds',
  language: 'language',
};
