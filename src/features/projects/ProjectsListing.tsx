import { useCallback, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '../../components/Chips/Chips';
import { filterButton } from '../../components/filters/filters.styles';
import { ListToolbar } from '../../components/filters/ListToolbar';
import { NothingFound } from '../../components/filters/NothingFound';
import { RestOfList } from '../../components/filters/RestOfList';
import { SearchBox } from '../../components/filters/SearchBox';
import { useInterim } from '../../components/filters/useInterim';
import { useExistingPage } from '../../components/filters/useExistingPage';
import { useListSearch } from '../../components/filters/useListSearch';
import { Icon } from '../../components/Icon/Icon';
import { Pagination } from '../../components/Pagination/Pagination';
import { ListingHeading } from '../../components/Section/ListingHeading';
import { Section } from '../../components/Section/Section';
import { usePrinting } from '../../components/usePrinting/usePrinting';
import { useViewFirst, viewFirst } from '../../components/useViewFirst/useViewFirst';
import { track } from '../../lib/analytics';
import { withNames } from '../../lib/withNames';
import { narrowedOptions, withinOptions } from '../../lib/filters/cascade';
import type { LabelTwins } from '../../lib/filters/defineFilters';
import { knownValues } from '../../lib/filters/optionCounts';
import { pageOf } from '../../lib/filters/pageOf';
import { toggleChoice } from '../../lib/filters/toggleChoice';
import { awaited } from '../../theme/awaited';
import { ALL_LABELS } from './allLabels';
import type { ListedProject } from './ListedProject';
import { NoProjects } from './NoProjects';
import {
  cascadeOf,
  FiltersProvider,
  groupsOf,
  projectFilters,
  useFilters,
  type GroupKind,
  type ProjectFilterValues,
  type ProjectGroup,
} from './projectFilters';
import { chipOrder, entriesOf, type GroupEntry } from './projectOptions';
import { ProjectCard } from './ProjectCard';
import { grid, listTop, nothing } from './Projects.styles';
import { isOnMap, ProjectsMap } from './ProjectsMap';
import { ProjectsModal } from './ProjectsModal';
import { toListedProject } from './toListedProject';

/** Projects per page (corporate-site §9). */
const PAGE_SIZE = 9;
/** Returns the searchable text of a project. */
const textOf = ({ title, designations, subsidiaries, statuses, countries, cities }: ListedProject) => [
  title,
  ...designations,
  ...subsidiaries,
  ...statuses,
  ...countries,
  ...cities,
];
const follow = ({ path }: ListedProject) => track('item_chosen', { list: 'projects', item: path });

/** Number of designations before "more", "all" included (corporate-site §4, §9). */
const CHIPS = 5;

interface ProjectsListingProps {
  /** Nodes of the CMS in list order. */
  nodes: readonly Queries.ListedProjectFragment[];
  /** Determines the filters (corporate-site §4). */
  kind: GroupKind;
  /** The page's title if it has no other h1. */
  pageTitle: string | null;
  /** Translations of labels, by group. */
  twins?: LabelTwins;
}

/** The projects of a listing page: filters, number of results, grid or map, pages (corporate-site §2, §4, §9). */
export function ProjectsListing({ nodes, kind, pageTitle, twins }: ProjectsListingProps) {
  const projects = useMemo(
    () => withNames(nodes.map(toListedProject), ({ title }) => title, 'projects'),
    [nodes],
  );
  const known = useMemo(() => knownValues(projectFilters, projects, groupsOf(kind)), [projects, kind]);
  const entries = useMemo(
    () => Object.fromEntries(cascadeOf('group').map((group) => [group, entriesOf(nodes, group)])),
    [nodes],
  ) as Record<ProjectGroup, GroupEntry[]>;
  const repair = useCallback(
    (values: ProjectFilterValues) => withinOptions(projectFilters, projects, values, cascadeOf(kind)),
    [projects, kind],
  );
  return (
    <FiltersProvider known={known} repair={repair} {...(twins && { twins })}>
      <Listing projects={projects} kind={kind} entries={entries} pageTitle={pageTitle} />
    </FiltersProvider>
  );
}

interface ListingProps extends Omit<ProjectsListingProps, 'nodes' | 'twins'> {
  projects: readonly ListedProject[];
  entries: Readonly<Record<ProjectGroup, readonly GroupEntry[]>>;
}

function Listing({ projects, kind, entries, pageTitle }: ListingProps) {
  const { t } = useTranslation('projects');
  const headingId = useId();
  const top = useRef<HTMLDivElement>(null);
  const state = useFilters();
  const { values, change, correct, reset, hrefOf, leftOut } = state;
  const interim = useInterim(projectFilters, state, (applied) =>
    track('filters_applied', { list: 'projects', filters: projectFilters.count(applied) }),
  );
  const groups = groupsOf(kind).filter((group) => entries[group].length > 0);
  const cascade = cascadeOf(kind).filter((group) => groups.includes(group));
  const { found, ...search } = useListSearch(projects, textOf, values.q);
  const results = useMemo(
    () => found.filter((project) => projectFilters.matches(project, values)),
    [found, values],
  );
  const { items, page, pageCount } = pageOf(results, values.page, PAGE_SIZE);
  const printing = usePrinting();
  const listOf = useRef<HTMLUListElement>(null);
  useViewFirst(
    listOf,
    results.slice(0, PAGE_SIZE).map(({ id }) => id),
  );
  useExistingPage(values.page, page, correct, search.settled);

  const choose = (group: ProjectGroup, option: string | null) => {
    track('filter_chosen', { list: 'projects', filter: group });
    void change({ [group]: toggleChoice(values[group], option) });
  };
  const designationCounts = narrowedOptions(projectFilters, found, values, cascade, 'designations');
  const clear = () => {
    track('filters_cleared', { list: 'projects' });
    void reset(['map']);
  };
  const turn = (number: number) => {
    track('page_chosen', { list: 'projects', page: number });
    // Scrolls after the change, so that Back returns to the previous position.
    void change({ page: number }).then(() => {
      top.current?.scrollIntoView({ block: 'start' });
      top.current?.focus({ preventScroll: true });
    });
  };

  return (
    <Section labelledBy={headingId} id="projects">
      <ListingHeading id={headingId} pageTitle={pageTitle}>
        {t('projects')}
      </ListingHeading>
      {projects.length > 0 && (
        <SearchBox
          label={t('search')}
          value={values.q}
          onChange={(q, options) => void change({ q }, options)}
          onDone={() => track('list_searched', { list: 'projects', results: results.length })}
          failed={search.failed}
          onRetry={search.retry}
        />
      )}
      {groups.includes('designations') && (
        <Chips
          label={t('designations')}
          limit={CHIPS}
          chips={[
            { value: null, label: t(ALL_LABELS.designations) },
            ...chipOrder(entries.designations).map(({ name }) => ({
              value: name,
              label: name,
              count: designationCounts.get(name) ?? 0,
            })),
          ]}
          selected={values.designations}
          onSelect={(option) => choose('designations', option)}
        />
      )}
      <div ref={top} tabIndex={-1} css={listTop}>
        <ListToolbar
          countText={t('count', { number: results.length })}
          active={cascade.flatMap((group) =>
            values[group].map((option) => ({
              id: `${group}-${option}`,
              label: option,
              onRemove: () => choose(group, option),
            })),
          )}
          onClear={clear}
          leftOut={leftOut}
          {...(groups.length > 0 && {
            modal: { count: projectFilters.count(values), open: interim.open },
          })}
        >
          {projects.some(isOnMap) && (
            <button
              type="button"
              css={filterButton}
              onClick={() => {
                track('button_pressed', { place: 'projects', button: values.map ? 'grid' : 'map' });
                void change({ map: !values.map });
              }}
            >
              <Icon name={values.map ? 'menu' : 'pin'} />
              {t(values.map ? 'grid' : 'map')}
            </button>
          )}
        </ListToolbar>
      </div>
      {projects.length > 0 && found.length === 0 && (
        <div css={nothing}>
          <NothingFound text={values.q} onClear={() => void change({ q: '' })} />
        </div>
      )}
      {results.length === 0 && (projects.length === 0 || found.length > 0) && (
        <NoProjects projects={found} cascade={cascade} />
      )}
      {results.length > 0 && values.map && <ProjectsMap projects={results} />}
      {results.length > 0 && !values.map && (
        <>
          <ul ref={listOf} css={[grid, viewFirst]} {...awaited.items}>
            {(printing ? results : items).map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} withCountry={entries.countries.length > 1} onFollow={follow} />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefOf={(number) => hrefOf({ page: number })}
            onSelect={turn}
          />
          <RestOfList items={results} shown={items} linkOf={(project) => project} />
        </>
      )}
      <ProjectsModal
        interim={interim}
        projects={projects}
        found={found}
        groups={groups}
        cascade={cascade}
        entries={entries}
      />
    </Section>
  );
}
