type Named = readonly ({ readonly name: string | null } | null)[] | null;

interface ProjectSource {
  readonly projectTitle: string | null;
  readonly text: string | null;
  readonly city: Named;
  readonly propertyDesignations: Named;
  readonly projectStatuses: Named;
}

const names = (entries: Named): string => (entries ?? []).flatMap((entry) => entry?.name || []).join(', ');

/**
 * Returns the default description of a project for search engines and the site search. It contains the tagline, the
 * name and town, the uses, and the stages.
 * @returns an empty string if nothing is known
 */
export function projectSummary(project: ProjectSource): string {
  const { projectTitle, text, city, propertyDesignations, projectStatuses } = project;
  const place = [projectTitle, names(city)].filter(Boolean).join(', ');
  return [text?.trim().replace(/\.$/, ''), place, names(propertyDesignations), names(projectStatuses)]
    .filter(Boolean)
    .join(' · ');
}
