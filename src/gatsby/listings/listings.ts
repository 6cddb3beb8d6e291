import { sortByListOrder, type OrderedNode } from './sortByListOrder';

/** The node of a listing page; links are node ids. */
export interface ListingPage {
  locale: string;
  listing?: { groupSites?: readonly string[] | null; projectTypes?: readonly string[] | null } | null;
}

/** A listed node. */
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

/** The required part of Gatsby's node model. */
export interface ListingModel {
  findAll: (
    args:
      | { type: 'CmsProject'; query: { filter: ProjectFilter & { locale: { eq: string } } } }
      | { type: 'CmsApartment'; query: { filter: { locale: { eq: string }; project: ProjectFilter } } },
  ) => Promise<{ entries: Iterable<ListedNode> }>;
  /** Makes the querying page depend on all nodes of a type. */
  trackPageDependencies: (nodes: readonly [], dependency: { connectionType: string }) => unknown;
}

/** Types that determine the listed homes. Gatsby does not track what a filter reads. */
const DEPENDENCY_TYPES = ['CmsProject', 'CmsProjectType'];

const projectsOf = ({ listing }: ListingPage, projectType: ProjectType | undefined): ProjectFilter => ({
  ...(listing?.groupSites?.length && { groupSites: { elemMatch: { id: { in: listing.groupSites } } } }),
  ...(projectType && { projectType }),
});

/** Returns the projects of a listing page: those of its group sites and project types, or all. */
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

/** Returns the homes of a rental listing page: those of rental projects of its group sites, or of all. */
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
