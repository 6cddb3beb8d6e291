import { sortByListOrder, type OrderedNode } from './sortByListOrder';

/** A page that lists projects or apartments. Its links are node ids. */
export interface ListingPage {
  locale: string;
  listing?: { groupSites?: readonly string[] | null; projectTypes?: readonly string[] | null } | null;
}

/** A project or apartment in a list. */
export interface ListedNode extends OrderedNode {
  id: string;
}

interface In {
  id: { in: readonly string[] };
}
type ProjectType = In | { layout: { eq: 'rental' } };

interface ProjectFilter {
  groupSites?: { elemMatch: In };
  projectType?: ProjectType;
}

/** The part of Gatsby's node model that this module uses. */
export interface ListingModel {
  findAll: (
    args:
      | { type: 'CmsProject'; query: { filter: ProjectFilter & { locale: { eq: string } } } }
      | { type: 'CmsApartment'; query: { filter: { locale: { eq: string }; project: ProjectFilter } } },
  ) => Promise<{ entries: Iterable<ListedNode> }>;
  /** With a connection type, makes the page that runs the query depend on all nodes of that type. */
  trackPageDependencies: (nodes: readonly [], dependency: { connectionType: string }) => unknown;
}

/**
 * Other node types that determine which apartments are listed. Gatsby does not track nodes that only a filter reads, so
 * the page must depend on these types explicitly.
 */
const DEPENDENCY_TYPES = ['CmsProject', 'CmsProjectType'];

const projectsOf = ({ listing }: ListingPage, projectType: ProjectType | undefined): ProjectFilter => ({
  ...(listing?.groupSites?.length && { groupSites: { elemMatch: { id: { in: listing.groupSites } } } }),
  ...(projectType && { projectType }),
});

/**
 * Returns the projects of a listing page. If editors chose group sites or project types for the page, returns only
 * matching projects.
 */
export async function listedProjects(page: ListingPage, model: ListingModel): Promise<ListedNode[]> {
  const types = page.listing?.projectTypes ?? [];
  const { entries } = await model.findAll({
    type: 'CmsProject',
    query: {
      filter: {
        locale: { eq: page.locale },
        ...projectsOf(page, types.length > 0 ? { id: { in: types } } : undefined),
      },
    },
  });
  return sortByListOrder(entries);
}

/**
 * Returns the apartments of a rental listing page, that is, those of rental projects. If editors chose group sites for
 * the page, returns only their apartments.
 */
export async function listedHomes(page: ListingPage, model: ListingModel): Promise<ListedNode[]> {
  for (const connectionType of DEPENDENCY_TYPES) model.trackPageDependencies([], { connectionType });
  const { entries } = await model.findAll({
    type: 'CmsApartment',
    query: {
      filter: {
        locale: { eq: page.locale },
        project: projectsOf(page, { layout: { eq: 'rental' } }),
      },
    },
  });
  return sortByListOrder(entries);
}
