import type { DocumentFault } from '../../platform/builds/DocumentFault';
import { faultLocale, faultReasonText } from '../../platform/builds/faultReasonText';
import type { DescribedDocument } from '../../platform/editing/describeDocument';
import type { Locale } from '../../platform/locales/locales';

/**
 * Maximum number of documents that one mail lists. If more documents fail at once, the cause is rarely in the documents
 * themselves.
 */
const MAX_FAULTS = 20;
const TEXTS = {
  he: {
    subject: 'מסמך לא התפרסם באתר',
    several: (count: number) => `${count} מסמכים לא התפרסמו באתר`,
    named: (kind: string, name: string) => `${kind} ״${name}״`,
    was: (what: string) => `${what}: לא התפרסם באתר.`,
    more: (count: number) => (count === 1 ? 'ועוד מסמך אחד.' : `ועוד ${count} מסמכים.`),
    meanwhile: 'המבקרים באתר רואים את הגרסה הקודמת, אם יש כזאת. כל שאר השינויים פורסמו כרגיל.',
    why: 'הסיבה:',
    next: 'לתיקון ולפרסום מחדש:',
    detail: 'למפתחים:',
  },
  en: {
    subject: 'A document could not be published',
    several: (count: number) => `${count} documents could not be published`,
    named: (kind: string, name: string) => `${kind} “${name}”`,
    was: (what: string) => `${what} could not be published.`,
    more: (count: number) => (count === 1 ? 'And one more document.' : `And ${count} more documents.`),
    meanwhile: 'Visitors see the previous version, if there is one. Everything else was published as usual.',
    why: 'Reason:',
    next: 'Correct it here and publish it again:',
    detail: 'For developers:',
  },
} as const satisfies Record<Locale, unknown>;

/** A build fault together with its document, described by the title and labels that an editor sees in the admin. */
export interface DescribedFault {
  fault: DocumentFault;
  document: DescribedDocument;
}

function paragraph({ fault, document: { kind, name, link } }: DescribedFault, language: Locale): string {
  const texts = TEXTS[language];
  const what = [name ? texts.named(kind, name) : kind, faultLocale(fault, language)];
  return [
    texts.was(what.filter(Boolean).join(' ')),
    `${texts.why} ${faultReasonText(fault, language)}`,
    `${texts.next} ${link}`,
    `${texts.detail} ${fault.detail}`,
  ].join('\n');
}

/**
 * Writes the mail to administrators about documents that the site cannot build.
 * @param faults faults to list, at least one
 */
export function buildFaultMail(
  faults: readonly DescribedFault[],
  language: Locale,
): { subject: string; text: string } {
  const texts = TEXTS[language];
  const [first, ...others] = faults;
  const { kind = '', name = null } = first?.document ?? {};
  const subject = others.length > 0 ? texts.several(faults.length) : `${texts.subject}: ${name ?? kind}`;
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: [
      texts.meanwhile,
      ...faults.slice(0, MAX_FAULTS).map((fault) => paragraph(fault, language)),
      ...(faults.length > MAX_FAULTS ? [texts.more(faults.length - MAX_FAULTS)] : []),
    ].join('\n\n'),
  };
}
