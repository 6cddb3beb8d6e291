import type { Locale } from '../../platform/locales/locales';

/** Number of waiting entries in one collection. */
export interface DigestRow {
  /** Label of the collection. */
  kind: string;
  /** Number of open entries without an assignee. */
  unassigned: number;
  /** Number of open entries assigned to the recipient. */
  own: number;
  /** How many of the `own` entries arrived more than two days ago. */
  ownLate: number;
}

const TEXTS = {
  he: {
    subject: (own: number, unassigned: number) => `סיכום יומי: ${own} בטיפולך, ${unassigned} ללא אחראי`,
    own: (count: number, late: number) => `${count} בטיפולך${late > 0 ? ` (${late} מעל יומיים)` : ''}`,
    unassigned: (count: number) => `${count} ללא אחראי`,
    failed: (count: number) => `מסירות שנכשלו: ${count}`,
    open: 'לתיבת הפניות:',
    stop: 'אפשר לבטל את הסיכום היומי בדף החשבון:',
  },
  en: {
    subject: (own: number, unassigned: number) =>
      `Daily digest: ${own} assigned to you, ${unassigned} unassigned`,
    own: (count: number, late: number) =>
      `${count} assigned to you${late > 0 ? ` (${late} for more than two days)` : ''}`,
    unassigned: (count: number) => `${count} unassigned`,
    failed: (count: number) => `Failed deliveries: ${count}`,
    open: 'Open the inbox:',
    stop: 'Turn off the daily digest on your account page:',
  },
} as const satisfies Record<Locale, unknown>;

interface Digest {
  rows: readonly DigestRow[];
  failed: number;
  /** URL of the admin. */
  adminUrl: string;
}

/**
 * Writes the daily digest mail for one account. It contains only counts, no visitor data.
 * @returns the mail, or null if nothing is waiting
 */
export function digestMail(
  { rows, failed, adminUrl }: Digest,
  language: Locale,
): { subject: string; text: string } | null {
  const texts = TEXTS[language];
  const sum = (of: (row: DigestRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const [own, unassigned] = [sum((row) => row.own), sum((row) => row.unassigned)];
  if (own + unassigned + failed === 0) return null;
  const lines = rows.flatMap((row) => {
    const parts = [
      ...(row.own > 0 ? [texts.own(row.own, row.ownLate)] : []),
      ...(row.unassigned > 0 ? [texts.unassigned(row.unassigned)] : []),
    ];
    return parts.length > 0 ? [`${row.kind}: ${parts.join('; ')}`] : [];
  });
  return {
    subject: texts.subject(own, unassigned),
    text: [
      ...lines,
      ...(failed > 0 ? [texts.failed(failed)] : []),
      '',
      `${texts.open} ${adminUrl}`,
      `${texts.stop} ${adminUrl}/account`,
    ].join('\n'),
  };
}
