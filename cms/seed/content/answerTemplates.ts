interface SeedAnswerTemplate {
  key: string;
  title: string;
  hebrew: string;
  english: string;
}

/** Templates that staff can use to answer messages. */
export const answerTemplates: readonly SeedAnswerTemplate[] = [
  {
    key: 'callBack',
    title: 'נחזור בטלפון',
    hebrew: 'שלום {name},\n\nתודה על הפנייה. קיבלנו אותה, ונתקשר עד סוף יום העבודה הבא.\n\nבברכה,\n{staff}',
    english:
      'Dear {name},\n\nThank you for getting in touch. We have your message and will call you by the end of the next business day.\n\nKind regards,\n{staff}',
  },
  {
    key: 'moreDetails',
    title: 'חסרים פרטים',
    hebrew:
      'שלום {name},\n\nכדי לטפל בפנייה {reference} חסרים לנו כמה פרטים: באיזה בניין ובאיזו דירה מדובר, וממתי. אפשר פשוט להשיב להודעה הזאת.\n\nבברכה,\n{staff}',
    english:
      'Dear {name},\n\nTo deal with your message {reference} we need a few more details: which building and apartment it concerns, and when it started. Just reply to this email.\n\nKind regards,\n{staff}',
  },
  {
    key: 'handled',
    title: 'הפנייה טופלה',
    hebrew:
      'שלום {name},\n\nהפנייה {reference} טופלה. אם משהו עדיין אינו כשורה, נשמח לדעת: אפשר להשיב להודעה הזאת.\n\nבברכה,\n{staff}',
    english:
      'Dear {name},\n\nWe have dealt with your message {reference}. If anything is still not right, just reply to this email.\n\nKind regards,\n{staff}',
  },
];
