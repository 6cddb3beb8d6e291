import type { Locale } from '../../platform/locales/locales';

/** Maximum number of entries that one mail lists. Any further entries appear only as a number. */
const MAX_LISTED = 50;

const TEXTS = {
  he: {
    subject: (what: string) => `הועבר לטיפולך: ${what}`,
    by: (name: string) => `הועבר לטיפולך על ידי ${name}:`,
    more: (count: number) => `ועוד ${count}`,
  },
  en: {
    subject: (what: string) => `Assigned to you: ${what}`,
    by: (name: string) => `Assigned to you by ${name}:`,
    more: (count: number) => `and ${count} more`,
  },
} as const satisfies Record<Locale, unknown>;

interface Assignment {
  /** Label of the entries' collection, in the singular for one entry and otherwise in the plural. */
  kind: string;
  /** Entries assigned in one operation, with their links. */
  entries: readonly { reference: string; link: string }[];
  /** Name of the account that made the assignment. */
  by: string;
}

/**
 * Writes the mail that tells an account about the entries assigned to it. The mail contains reference numbers only,
 * never the visitors' names.
 */
export function assignmentMail(
  { kind, entries, by }: Assignment,
  language: Locale,
): { subject: string; text: string } {
  const { subject, by: byWhom, more } = TEXTS[language];
  const [first] = entries;
  const what = entries.length === 1 && first ? `${kind} ${first.reference}` : `${kind} (${entries.length})`;
  const rest = entries.length - MAX_LISTED;
  return {
    subject: subject(what),
    text: [
      byWhom(by),
      ...entries.slice(0, MAX_LISTED).map(({ reference, link }) => `${reference}: ${link}`),
      ...(rest > 0 ? [more(rest)] : []),
    ].join('\n'),
  };
}
