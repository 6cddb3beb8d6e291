import type { ConsentTexts } from '@group/rules/forms/consentKeys';
import type { Language } from '../i18n/languages';

/** Consent texts for tests. On the real site, they come from the CMS. */
export const consentTexts: Record<Language, ConsentTexts & { version: string }> = {
  he: {
    version: '1111222233334444',
    marketing: 'אני מאשר/ת לקבל מקבוצת אבן־דרך מידע שיווקי ועדכונים על פרויקטים. אפשר לבטל בכל עת.',
    smsAndEmail: 'אני מאשר/ת לקבל את המידע גם ב־SMS ובדוא״ל.',
    marketingBySmsAndEmail:
      'אני מאשר/ת לקבל מקבוצת אבן־דרך מידע שיווקי ועדכונים על פרויקטים, גם ב־SMS ובדוא״ל. אפשר לבטל בכל עת.',
    reservationTerms:
      'קראתי ואני מאשר/ת את תנאי השריון: המקדמה משריינת את הדירה לארבעה ימי עסקים ומוחזרת במלואה אם לא נחתם חוזה.',
    commercial: 'אני מאשר/ת לקבל מקבוצת אבן־דרך הצעות מסחריות. אפשר לבטל בכל עת.',
    applicantTerms: 'בשליחה אני מאשר/ת שקבוצת אבן־דרך תשמור את פרטיי שנה לצורך מיון מועמדים.',
    referralTerms:
      'אני מאשר/ת שהחבר או החברה הסכימו למסירת פרטיהם, ושקבוצת אבן־דרך תשמור אותם שנה לצורך מיון מועמדים.',
    lotteryTerms:
      'אני מצהיר/ה שיש לי אישור זכאות בתוקף, ומאשר/ת שקראתי את תקנון ההגרלה ושקבוצת אבן־דרך תשמור את פרטיי לצורך ההגרלה.',
  },
  en: {
    version: '5555666677778888',
    marketing:
      'I agree to receive marketing information and project updates from Even Derech Group. I can withdraw at any time.',
    smsAndEmail: 'I agree to receive this information by SMS and e-mail as well.',
    marketingBySmsAndEmail:
      'I agree to receive marketing information and project updates from Even Derech Group, by SMS and e-mail as well. I can withdraw at any time.',
    reservationTerms:
      'I have read and accept the terms of reservation: the advance payment holds the home for four working days, and is paid back in full if no contract is signed.',
    commercial: 'I agree to receive commercial offers from Even Derech Group. I can withdraw at any time.',
    applicantTerms:
      'By sending, I agree that Even Derech Group keeps my details for a year to assess applicants.',
    referralTerms:
      'I confirm that my friend agreed to these details being given, and that Even Derech Group keeps them for a year to assess applicants.',
    lotteryTerms:
      'I declare that I hold a valid certificate of entitlement, and agree to the rules of the lottery and that Even Derech Group keeps my details for the lottery.',
  },
};
