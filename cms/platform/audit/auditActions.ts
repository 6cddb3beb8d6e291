import type { Label } from '../fields/labels';

/** What the audit log knows of, and its words. A new one is a new value of a column: it needs a migration. */
export const AUDIT_ACTIONS = {
  statusChanged: { he: 'שינוי מצב', en: 'Status changed' },
  assigned: { he: 'שינוי אחראי', en: 'Assignee changed' },
  noteWritten: { he: 'הערה נכתבה או שונתה', en: 'Note written or changed' },
  keptUntilChanged: { he: 'שינוי מועד המחיקה', en: 'Day of deletion changed' },
  replySent: { he: 'נשלחה תשובה לפונה', en: 'Reply sent to the visitor' },
  entryViewed: { he: 'פנייה נפתחה לקריאה', en: 'Message opened' },
  fileViewed: { he: 'קובץ של פונה נפתח', en: 'File of a visitor fetched' },
  listViewed: { he: 'רשימת פניות נקראה', en: 'List of messages read' },
  entriesMerged: { he: 'פניות כפולות אוחדו', en: 'Duplicates merged' },
  personalDataReported: { he: 'הופק דוח מידע אישי', en: 'Personal data reported' },
  personalDataDeleted: { he: 'מידע אישי נמחק לבקשת אדם', en: 'Personal data deleted on request' },
  entryDeleted: { he: 'פנייה נמחקה', en: 'Message deleted' },
  deliveryReplayed: { he: 'מסירה נשלחה שוב', en: 'Delivery sent again' },
  refundOrdered: { he: 'הוזמן החזר תשלום', en: 'Refund ordered' },
  exported: { he: 'ייצוא לקובץ', en: 'Exported to a file' },
  accountCreated: { he: 'חשבון נוצר', en: 'Account created' },
  accountChanged: { he: 'חשבון שונה', en: 'Account changed' },
  accountDeleted: { he: 'חשבון נמחק', en: 'Account deleted' },
  passwordChanged: { he: 'סיסמה שונתה', en: 'Password changed' },
  passwordReset: { he: 'סיסמה אופסה בדוא״ל', en: 'Password reset by e-mail' },
  emailChanged: { he: 'כתובת דוא״ל של חשבון שונתה', en: 'E-mail address of an account changed' },
  secondFactorEnrolled: { he: 'אימות דו־שלבי הופעל', en: 'Two-step login set up' },
  secondFactorRemoved: { he: 'אימות דו־שלבי הוסר', en: 'Two-step login removed' },
  secondFactorReset: { he: 'אימות דו־שלבי אופס בידי מנהל', en: 'Two-step login reset by an administrator' },
  keyChanged: { he: 'חשבון של תוכנה שונה', en: 'Account of a program changed' },
  settingsChanged: { he: 'הגדרות שונו', en: 'Settings changed' },
  retentionDeleted: { he: 'נמחק בתום תקופת השמירה', en: 'Deleted when its time was over' },
} as const satisfies Record<string, Label>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;
