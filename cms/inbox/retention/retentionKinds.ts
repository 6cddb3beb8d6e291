/** Collections of personal data, and how many days they are kept unless the settings say otherwise. */
export const RETENTION = {
  messages: { days: 730, label: { he: 'פניות', en: 'Messages' } },
  leads: { days: 730, label: { he: 'לידים', en: 'Leads' } },
  applications: { days: 365, label: { he: 'מועמדויות', en: 'Job applications' } },
  formEntries: { days: 730, label: { he: 'טפסים', en: 'Form entries' } },
  appointments: { days: 730, label: { he: 'פגישות', en: 'Meetings' } },
  lotteryRegistrations: { days: 1095, label: { he: 'הרשמות להגרלות', en: 'Lottery registrations' } },
  // Book-keeping: seven years.
  reservations: { days: 2555, label: { he: 'שריונים ותשלומים', en: 'Reservations and payments' } },
  auditLog: { days: 730, label: { he: 'יומן פעולות', en: 'Audit log' } },
  mails: { days: 90, label: { he: 'דואר יוצא', en: 'Outgoing mail' } },
} as const;

export type RetentionKind = keyof typeof RETENTION;

export const RETENTION_KINDS = Object.keys(RETENTION) as RetentionKind[];
