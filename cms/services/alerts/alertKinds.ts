import type { Label } from '../../platform/labels/labels';

/**
 * Kinds of alerts with their labels. Each kind is a column in the table of subscribers, so a new one needs a migration.
 */
export const ALERT_KIND_LABELS = {
  immediate: { he: 'דיווח מיידי', en: 'Immediate report' },
  financial: { he: 'דוח כספי', en: 'Financial report' },
  presentations: { he: 'מצגת למשקיעים', en: 'Investor presentation' },
} as const satisfies Record<string, Label>;

export type AlertKind = keyof typeof ALERT_KIND_LABELS;

export const ALERT_KINDS = Object.keys(ALERT_KIND_LABELS) as [AlertKind, ...AlertKind[]];
