/** Options of the sticky contact button. */
export type ContactOption = 'lead' | 'meeting' | 'call';

export interface ContactSource {
  /** What the project's type allows; everything without a type. */
  readonly contact: string | null | undefined;
  readonly hideLeadForm: boolean | null;
  readonly phone: string | null;
  /** Only on rent pages: contact label and scheduler. */
  readonly rent?: { readonly contactLabel: string | null; readonly meetingUrl: string | null } | undefined;
}

/**
 * Returns the options of the sticky contact button (project-marketing §2.1, §2.7):
 * - none for types without contact (`מורשת`) and for rent pages without a contact label
 * - only the lead form for types that say so (`תכנון ובנייה`)
 * - a meeting only on rent pages
 * - no lead form if the project hides it
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
