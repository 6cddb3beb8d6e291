import { inListOrder, type OrderedNode } from './listOrder';

/** A listing page of the CMS as its node holds it; links are the ids of nodes. */
export interface ListingPage {
  locale: string;
  listing?: { groupSites?: readonly string[] | null; projectTypes?: readonly string[] | null } | null;
}

/** What a listing shows, as its node holds it. */
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

/** The part of Gatsby's node model that is used here. */
export interface ListingModel {
  findAll: (
    args:
      | { type: 'CmsProject'; query: { filter: ProjectFilter & { locale: { eq: string } } } }
      | { type: 'CmsApartment'; query: { filter: { locale: { eq: string }; project: ProjectFilter } } },
  ) => Promise<{ entries: Iterable<ListedNode> }>;
  /** Makes the page that asks depend on all nodes of a type. */
  trackPageDependencies: (nodes: readonly [], dependency: { connectionType: string }) => unknown;
}

/** Of which projects homes are listed, their projects and the types of these decide: Gatsby does not follow what a filter reads. */
const DECIDING = ['CmsProject', 'CmsProjectType'];

const projectsOf = ({ listing }: ListingPage, projectType: ProjectType | undefined): ProjectFilter => ({
  ...(listing?.groupSites?.length && { groupSites: { elemMatch: { id: { in: listing.groupSites } } } }),
  ...(projectType && { projectType }),
});

/**
 * The projects of a listing page: those of its group sites and types of projects, or all where it names none.
 * @param page the listing page
 * @param model Gatsby's node model
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
  return inListOrder(entries);
}

/**
 * The homes of a rental listing page: those of rental projects of its group sites, or of all where it names none.
 * @param page the listing page
 * @param model Gatsby's node model
 */
export async function listedHomes(page: ListingPage, model: ListingModel): Promise<ListedNode[]> {
  for (const connectionType of DECIDING) model.trackPageDependencies([], { connectionType });
  const { entries } = await model.findAll({
    type: 'CmsApartment',
    query: {
      filter: {
        locale: { eq: page.locale },
        project: projectsOf(page, { layout: { eq: 'rental' } }),
      },
    },
  });
  return inListOrder(entries);
}
