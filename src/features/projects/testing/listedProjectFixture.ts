const named = (name: string, order = 0) => ({ name, order });

interface Facts {
  designation?: string;
  status?: string;
  subsidiary?: string;
  city?: string;
  country?: string;
  units?: number | null;
}

/**
 * Creates the CMS node of a listed project.
 * @param id id of the project, also used in its title and URL
 * @param facts values of its filters; the others are missing
 */
export function projectNode(id: string, facts: Facts = {}): Queries.ListedProjectFragment {
  const { designation, status, subsidiary, city, country = 'Israel', units = null } = facts;
  return {
    id,
    projectTitle: `Project ${id}`,
    path: `/en/projects/${id}/`,
    residentialUnits: units,
    thumbnail: null,
    propertyDesignations: designation ? [{ ...named(designation), number: null }] : null,
    projectStatuses: status ? [named(status)] : null,
    groupSites: subsidiary ? [named(subsidiary)] : null,
    country: [named(country)],
    city: city ? [{ ...named(city), latitude: 32, longitude: 35 }] : null,
    address: null,
  };
}
