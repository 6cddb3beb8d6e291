import type { ConsentKey } from '@group/rules/forms/consentKeys';
import type { Label } from '../../platform/labels/labels';

/** Name of each consent text, and a description of the forms that show it. */
export const CONSENT_LABELS: Record<ConsentKey, { label: Label; description: Label }> = {
  marketing: {
    label: { he: 'דיוור שיווקי', en: 'Marketing' },
    description: {
      he: 'יצירת קשר, השארת פרטים, קביעת פגישה והגרלה',
      en: 'Contact, leads, meetings and lotteries',
    },
  },
  smsAndEmail: {
    label: { he: 'SMS ודוא״ל', en: 'SMS and e-mail' },
    description: {
      he: 'יצירת קשר, השארת פרטים, קביעת פגישה והגרלה',
      en: 'Contact, leads, meetings and lotteries',
    },
  },
  marketingBySmsAndEmail: {
    label: { he: 'דיוור שיווקי, גם ב־SMS ובדוא״ל', en: 'Marketing, by SMS and e-mail as well' },
    description: {
      he: 'דפי נחיתה בלי נוסח משלהם, שבהם תיבה אחת לשתי ההסכמות',
      en: 'Landing pages without a text of their own, where one box gives both consents',
    },
  },
  reservationTerms: {
    label: { he: 'תנאי השריון', en: 'Terms of reservation' },
    description: { he: 'תשלום מקדמה', en: 'Advance payment' },
  },
  commercial: {
    label: { he: 'הצעות מסחריות', en: 'Commercial offers' },
    description: { he: 'תשלום מקדמה', en: 'Advance payment' },
  },
  applicantTerms: {
    label: { he: 'תנאי המועמדות', en: 'Terms of an application' },
    description: { he: 'הגשת מועמדות', en: 'Job application' },
  },
  referralTerms: {
    label: { he: 'תנאי ההמלצה על חבר', en: 'Terms of a referral' },
    description: { he: 'המלצה על חבר למשרה', en: 'Job application for a friend' },
  },
  lotteryTerms: {
    label: { he: 'תנאי ההגרלה', en: 'Terms of a lottery' },
    description: { he: 'הרשמה להגרלה', en: 'Registration for a lottery' },
  },
};
