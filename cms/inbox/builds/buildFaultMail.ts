import type { DocumentFault } from '../../platform/builds/DocumentFault';
import { faultLocale, faultReason } from '../../platform/builds/faultWords';
import type { DescribedDocument } from '../../platform/editing/describeDocument';
import type { Locale } from '../../platform/locales';

const TEXTS = {
  he: {
    subject: 'מסמך לא נבנה באתר',
    named: (kind: string, name: string) => `${kind} ״${name}״`,
    was: (what: string) => `האתר אינו מצליח לבנות את ${what}.`,
    meanwhile: 'המבקרים רואים את הגרסה הקודמת אם יש כזו. כל השאר פורסם כרגיל.',
    why: 'הסיבה:',
    next: 'לתיקון ולפרסום מחדש:',
    detail: 'למפתחים:',
  },
  en: {
    subject: 'A document is not built',
    named: (kind: string, name: string) => `${kind} “${name}”`,
    was: (what: string) => `The site cannot build ${what}.`,
    meanwhile: 'Visitors see the version before, if there is one. Everything else is published as usual.',
    why: 'Why:',
    next: 'Correct it and publish it again:',
    detail: 'For developers:',
  },
} as const satisfies Record<Locale, unknown>;

/** The mail about a document that the site cannot build. */
export function buildFaultMail(
  fault: DocumentFault,
  { kind, name, link }: DescribedDocument,
  language: Locale,
): { subject: string; text: string } {
  const texts = TEXTS[language];
  const what = [name ? texts.named(kind, name) : kind, faultLocale(fault, language)]
    .filter(Boolean)
    .join(' ');
  return {
    subject: `${texts.subject}: ${name ?? kind}`.replace(/\s+/g, ' '),
    text: [
      texts.was(what),
      texts.meanwhile,
      '',
      texts.why,
      `- ${faultReason(fault, language)}`,
      '',
      texts.next,
      link,
      '',
      texts.detail,
      fault.detail,
    ].join('\n'),
  };
}
