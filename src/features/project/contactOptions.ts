/** Options that the sticky contact button can offer. */
export type ContactOption = 'lead' | 'meeting' | 'call';

export interface ContactSource {
  /** What the project's type allows; null or undefined if the project has no type, which allows everything. */
  readonly contact: string | null | undefined;
  readonly hideLeadForm: boolean | null;
  readonly phone: string | null;
  /** The contact button's label and the URL of the meeting scheduler. Set only on rent pages. */
  readonly rent?: { readonly contactLabel: string | null; readonly meetingUrl: string | null } | undefined;
}

/**
 * Returns the options of the sticky contact button (project-marketing §2.1, §2.7):
 * - none, if the project's type allows no contact (`מורשת`), or on a rent page without a contact label
 * - only the lead form, if the project's type allows nothing else (`תכנון ובנייה`)
 * - a meeting only on rent pages that have a scheduler
 * - no lead form, if the project hides it
 */
export function contactOptions({ contact, hideLeadForm, phone, rent }: ContactSource): ContactOption[] {
  if (contact === 'none' || (rent && !rent.contactLabel)) return [];
  const lead: ContactOption[] = hideLeadForm ? [] : ['lead'];
  if (contact === 'leaveDetails') return lead;
  return [
    ...lead,
    ...(rent?.meetingUrl ? (['meeting'] as const) : []),
    ...(phone ? (['call'] as const) : []),
  ];
}
