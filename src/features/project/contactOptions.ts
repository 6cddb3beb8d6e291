/** What the sticky contact button of a project's page can offer. */
export type ContactOption = 'lead' | 'meeting' | 'call';

export interface ContactSource {
  /** What the project's type allows; everything where it has no type. */
  readonly contact: string | null | undefined;
  readonly hideLeadForm: boolean | null;
  readonly phone: string | null;
  /** Only on rent pages: whether the page has a contact label. */
  readonly rent?: { readonly contactLabel: string | null; readonly meetingUrl: string | null } | undefined;
}

/**
 * What the sticky contact button opens to, with its exceptions (project-marketing §2.1, §2.7): no button for
 * types without contact (`מורשת`) and on rent pages without a contact label; leaving details alone for types
 * that say so (`תכנון ובנייה`); a meeting on rent pages alone; no leaving of details where the project hides
 * its form.
 * @returns nothing where there is to be no button
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
