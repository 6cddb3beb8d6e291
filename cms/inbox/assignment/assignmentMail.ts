import type { Locale } from '../../platform/locales';

const TEXTS = {
  he: {
    subject: (kind: string, reference: string) => `הועבר לטיפולך: ${kind} ${reference}`,
    by: (name: string) => `הועבר לטיפולך על ידי ${name}:`,
    open: 'לפתיחה:',
  },
  en: {
    subject: (kind: string, reference: string) => `Assigned to you: ${kind} ${reference}`,
    by: (name: string) => `${name} assigned this to you:`,
    open: 'Open it:',
  },
} as const satisfies Record<Locale, unknown>;

interface Assignment {
  /** As the collection is called. */
  kind: string;
  reference: string;
  /** Who assigned it. */
  by: string;
  /** Where it is opened. */
  link: string;
}

/** The mail to who is to take care of something. It names the visitor by the reference alone. */
export function assignmentMail(
  { kind, reference, by, link }: Assignment,
  language: Locale,
): { subject: string; text: string } {
  const { subject, by: byWhom, open } = TEXTS[language];
  return {
    subject: subject(kind, reference),
    text: [byWhom(by), `${kind} ${reference}`, '', `${open} ${link}`].join('\n'),
  };
}
