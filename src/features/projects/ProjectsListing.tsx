import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { filterButton } from '../../components/filters/filters.styles';
import { Icon } from '../../components/Icon/Icon';
import { groupFilters } from '../../components/listing/groupFilters';
import { cardGrid } from '../../components/listing/listing.styles';
import { ListingLayout } from '../../components/listing/ListingLayout';
import { useGroups, type Groups } from '../../components/listing/useGroups';
import { useListing } from '../../components/listing/useListing';
import { viewFirst } from '../../components/useViewFirst/useViewFirst';
import { track } from '../../lib/analytics';
import type { LabelTranslations } from '../../lib/filters/defineFilters';
import { withNames } from '../../lib/withNames';
import { cardSize } from './cardSize';
import { LazyProjectsMap } from './LazyProjectsMap';
import { isOnMap, type ListedProject, type ProjectGroup } from './ListedProject';
import { NoProjects } from './NoProjects';
import { ProjectCard } from './ProjectCard';
import {
  ALL_LABELS,
  cascadeOf,
  FiltersProvider,
  groupsOf,
  projectFilters,
  useFilters,
  type GroupKind,
} from './projectFilters';
import { cells } from './Projects.styles';
import { GROUP_LISTS, toListedProject } from './toListedProject';

/** Returns the texts of a project that the search looks through. */
const textOf = ({ title, designations, subsidiaries, statuses, countries, cities }: ListedProject) => [
  title,
  ...designations,
  ...subsidiaries,
  ...statuses,
  ...countries,
  ...cities,
];
const follow = ({ path }: ListedProject) => track('item_chosen', { list: 'projects', item: path });

interface ProjectsListingProps {
  /** Projects from the CMS, in the order of the listing. */
  nodes: readonly Queries.ListedProjectFragment[];
  /** Kind of listing, which determines the filters (corporate-site §4). */
  kind: GroupKind;
  /** The page's title, which the listing shows as its h1 if the page has no other; otherwise null. */
  pageTitle: string | null;
  /**
   * For each group, maps option labels in other languages to those in the page's language. A link from another language
   * version may contain them in its URL.
   */
  translations?: LabelTranslations;
}

/**
 * The projects of a listing page with filters, number of results, grid or map, and pages (corporate-site §2, §4, §9).
 */
export function ProjectsListing({ nodes, kind, pageTitle, translations }: ProjectsListingProps) {
  const projects = useMemo(
    () => withNames(nodes.map(toListedProject), ({ title }) => title, 'projects'),
    [nodes],
  );
  const { groups, provider } = useGroups({
    set: projectFilters,
    nodes,
    items: projects,
    lists: GROUP_LISTS,
    shown: groupsOf(kind),
    order: useMemo(() => cascadeOf(kind), [kind]),
  });
  return (
    <FiltersProvider {...provider} {...(translations && { translations })}>
      <Projects projects={projects} groups={groups} pageTitle={pageTitle} />
    </FiltersProvider>
  );
}

interface ProjectsProps extends Pick<ProjectsListingProps, 'pageTitle'> {
  projects: readonly ListedProject[];
  groups: Groups<ProjectGroup>;
}

function Projects({ projects, groups, pageTitle }: ProjectsProps) {
  const { t } = useTranslation('projects');
  const state = useFilters();
  const { map } = state.values;
  const listing = useListing({
    name: 'projects',
    set: projectFilters,
    state,
    items: projects,
    textOf,
    keep: ['map'],
  });
  const { results, shown } = listing;
  return (
    <ListingLayout
      listing={listing}
      id="projects"
      title={t('projects')}
      pageTitle={pageTitle}
      searchLabel={t('search')}
      countText={t('count', { number: results.length })}
      linkOf={(project) => project}
      isPaged={!map}
      tools={
        projects.some(isOnMap) && (
          <button
            type="button"
            css={filterButton}
            onClick={() => {
              track('button_pressed', { place: 'projects', button: map ? 'grid' : 'map' });
              void state.change({ map: !map });
            }}
          >
            <Icon name={map ? 'menu' : 'pin'} />
            {t(map ? 'grid' : 'map')}
          </button>
        )
      }
      {...groupFilters({
        ...groups,
        set: projectFilters,
        listing,
        main: 'designations',
        labelOf: (group) => t(group),
        allOf: (group) => t(ALL_LABELS[group]),
        outside: ['q', 'map'],
      })}
    >
      {results.length === 0 && <NoProjects listing={listing} cascade={groups.cascade} />}
      {results.length > 0 && map && <LazyProjectsMap projects={results} onFollow={follow} />}
      {results.length > 0 && !map && (
        <ul css={[cardGrid, viewFirst]} {...listing.listProps}>
          {shown.map((project, index) => {
            const size = cardSize(index, shown.length);
            return (
              <li key={project.id} css={cells[size]}>
                <ProjectCard
                  project={project}
                  size={size}
                  withCountry={groups.entries.countries.length > 1}
                  onFollow={follow}
                />
              </li>
            );
          })}
        </ul>
      )}
    </ListingLayout>
  );
}
