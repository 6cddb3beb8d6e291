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
 * What search engines and the search of the site say of a project whose editor wrote nothing for them: its
 * line, its name and town, its uses, its stages.
 * @returns an empty text when nothing is known
 */
export function projectSummary(project: ProjectSource): string {
  const { projectTitle, text, city, propertyDesignations, projectStatuses } = project;
  const place = [projectTitle, names(city)].filter(Boolean).join(', ');
  return [text?.trim().replace(/\.$/, ''), place, names(propertyDesignations), names(projectStatuses)]
    .filter(Boolean)
    .join(' · ');
}
