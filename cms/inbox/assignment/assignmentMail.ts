import type { Locale } from '../../platform/locales';

/** How many are named; of more, their number alone. */
const NAMED = 50;

const TEXTS = {
  he: {
    subject: (what: string) => `הועבר לטיפולך: ${what}`,
    by: (name: string) => `הועבר לטיפולך על ידי ${name}:`,
    more: (count: number) => `ועוד ${count}`,
  },
  en: {
    subject: (what: string) => `Assigned to you: ${what}`,
    by: (name: string) => `${name} assigned this to you:`,
    more: (count: number) => `and ${count} more`,
  },
} as const satisfies Record<Locale, unknown>;

interface Assignment {
  /** As the collection is called: one of it, or several. */
  kind: string;
  /** What was assigned at once, and where each is opened. */
  entries: readonly { reference: string; link: string }[];
  /** Who assigned it. */
  by: string;
}

/** The mail to who is to take care of something. It names visitors by references alone. */
export function assignmentMail(
  { kind, entries, by }: Assignment,
  language: Locale,
): { subject: string; text: string } {
  const { subject, by: byWhom, more } = TEXTS[language];
  const [first] = entries;
  const what = entries.length === 1 && first ? `${kind} ${first.reference}` : `${kind} (${entries.length})`;
  const rest = entries.length - NAMED;
  return {
    subject: subject(what),
    text: [
      byWhom(by),
      ...entries.slice(0, NAMED).map(({ reference, link }) => `${reference}: ${link}`),
      ...(rest > 0 ? [more(rest)] : []),
    ].join('\n'),
  };
}
