import type { Label } from '../labels/labels';

/** Actions of the audit log, with their labels. Adding one extends a database enum and needs a migration. */
export const AUDIT_ACTIONS = {
  statusChanged: { he: 'שינוי מצב', en: 'Status changed' },
  assigned: { he: 'שינוי אחראי', en: 'Assignee changed' },
  noteWritten: { he: 'הערה נכתבה או שונתה', en: 'Note written or changed' },
  keptUntilChanged: { he: 'שינוי מועד המחיקה', en: 'Deletion date changed' },
  replySent: { he: 'נשלחה תשובה לפונה', en: 'Reply sent to the visitor' },
  entryViewed: { he: 'פנייה נפתחה לקריאה', en: 'Message opened' },
  fileViewed: { he: 'קובץ של פונה נפתח', en: 'Visitor’s file opened' },
  listViewed: { he: 'רשימת פניות נפתחה לקריאה', en: 'List of messages viewed' },
  entriesMerged: { he: 'פניות כפולות אוחדו', en: 'Duplicates merged' },
  personalDataReported: { he: 'הופק דוח על מידע אישי', en: 'Report on personal data created' },
  personalDataDeleted: { he: 'מידע אישי נמחק לפי בקשה', en: 'Personal data deleted on request' },
  entryDeleted: { he: 'מחיקה', en: 'Deleted' },
  deliveryReplayed: { he: 'מסירה נשלחה שוב', en: 'Delivery sent again' },
  refundOrdered: { he: 'נשלחה בקשת החזר תשלום', en: 'Refund requested' },
  lotteryChanged: { he: 'הגרלה נוצרה או שונתה', en: 'Lottery created or changed' },
  lotteryAnnounced: { he: 'גיבוב הגרעין של ההגרלה פורסם', en: 'Hash of a lottery seed published' },
  lotteryClosed: { he: 'ההרשמה להגרלה נסגרה', en: 'Registration for a lottery closed' },
  lotteryDrawn: { he: 'ההגרלה התקיימה', en: 'Lottery drawn' },
  lotteryPublished: { he: 'תוצאות ההגרלה פורסמו', en: 'Results of a lottery published' },
  lotteryTicketChanged: { he: 'השתתפות בהגרלה שונתה', en: 'Participation in a lottery changed' },
  appointmentChanged: { he: 'פגישה הוזזה או בוטלה', en: 'Meeting moved or cancelled' },
  exported: { he: 'ייצוא לקובץ', en: 'Exported to a file' },
  accountCreated: { he: 'חשבון נוצר', en: 'Account created' },
  accountChanged: { he: 'חשבון עודכן', en: 'Account changed' },
  accountDeleted: { he: 'חשבון נמחק', en: 'Account deleted' },
  passwordChanged: { he: 'סיסמה שונתה', en: 'Password changed' },
  passwordReset: { he: 'סיסמה אופסה בדוא״ל', en: 'Password reset by e-mail' },
  emailChanged: { he: 'כתובת דוא״ל של חשבון שונתה', en: 'E-mail address of an account changed' },
  secondFactorEnrolled: { he: 'אימות דו־שלבי הופעל', en: 'Two-step login set up' },
  secondFactorRemoved: { he: 'אימות דו־שלבי הוסר', en: 'Two-step login removed' },
  secondFactorReset: { he: 'אימות דו־שלבי אופס על ידי מנהל', en: 'Two-step login reset by an administrator' },
  keyChanged: {
    he: 'חשבון שירות נוסף, עודכן או נמחק',
    en: 'Service account added, changed or deleted',
  },
  settingsChanged: { he: 'הגדרות שונו', en: 'Settings changed' },
  retentionDeleted: { he: 'נמחק בתום תקופת השמירה', en: 'Deleted after the retention period' },
} as const satisfies Record<string, Label>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;
