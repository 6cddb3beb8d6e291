import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '../../../components/Chips/Chips';
import { ListToolbar } from '../../../components/filters/ListToolbar';
import { FormNotice } from '../../../components/forms/FormNotice';
import { ListingSearch } from '../../../components/listing/ListingSearch';
import { ShowMore } from '../../../components/listing/ShowMore';
import { useListing } from '../../../components/listing/useListing';
import { useHydrated } from '../../../components/LiveData/useHydrated';
import { useLoadedCode } from '../../../components/LazyPart/useLoadedCode';
import { Heading } from '../../../components/Section/Heading';
import { Section } from '../../../components/Section/Section';
import { sizeFor } from '../../../components/Section/sizeFor';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { useLoadTrigger } from '../../../components/useInView/useLoadTrigger';
import { useViewFirst, viewFirst } from '../../../components/useViewFirst/useViewFirst';
import { Status } from '../../../components/Status/Status';
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { track } from '../../../lib/analytics';
import { toggleChoice } from '../../../lib/filters/toggleChoice';
import { createCodeLoader } from '../../../lib/createCodeLoader';
import { jobGrid } from '../Careers.styles';
import { builtJobToCard, type BoardJob } from './boardJob';
import { PAGE_SIZE, type BuiltBoard, type LiveJobs } from './buildBoard';
import { chips as chipsStyle, later, title } from './JobBoard.styles';
import { JobCard } from './JobCard';
import {
  FiltersProvider,
  jobFilters,
  MODAL_FILTERS,
  textOfJob,
  useFilters,
  type JobFilterValues,
} from './jobFilters';
import { LazyJobFiltersModal } from './LazyJobFiltersModal';
import { NoJobs } from './NoJobs';
import { useBoard } from './useBoard';

/** Number of profession chips before "show all", including the chip "all" (corporate-site §4). */
const CHIPS = 5;
const SKELETONS = 6;
const CHOICES = ['professions', ...MODAL_FILTERS] as const;
const activeFilterCount = (values: JobFilterValues) => jobFilters.count(values, MODAL_FILTERS);

/**
 * The component that requests live positions. Its code loads once the board is in view and the visitor has interacted
 * with the page, or when a filter is set.
 */
const liveJobs = createCodeLoader('LiveJobs', async () => (await import('./LiveJobs')).LiveJobs);

interface JobBoardProps extends BuiltBoard {
  /** On a company's page, the path of the group's careers page; otherwise null. */
  groupCareers: string | null;
  /** HTML id of the board's section; `jobs` by default (corporate-site §2). */
  anchorId?: string | null;
}

/**
 * The board of open positions with filters (corporate-site §4). The HTML contains the positions from the build, which
 * can all be used without JavaScript. Positions from the live service replace them.
 */
export function JobBoard(props: JobBoardProps) {
  return (
    <FiltersProvider>
      <Board {...props} />
    </FiltersProvider>
  );
}

function Board({ groupCareers, anchorId, ...built }: JobBoardProps) {
  const { t } = useTranslation('careers');
  const state = useFilters();
  const { values, change, leaveOut } = state;
  // This filters only the positions from the build, as a fallback. The live service searches all positions.
  const listing = useListing({
    name: 'careers',
    set: jobFilters,
    state,
    items: built.jobs,
    textOf: textOfJob,
    countOf: activeFilterCount,
  });
  const { listProps, clear } = listing;
  const searched = { ...built, found: listing.found };
  const [answer, setAnswer] = useState<LiveJobs | null>(null);
  const board = useBoard(searched, listing.results, values, answer);
  // Removes filter values that the live service does not know. Values cannot be checked against the build, because it
  // may lack new ones.
  const live = answer?.options;
  useEffect(() => {
    if (!live) return;
    const isKnown = (name: (typeof CHOICES)[number]) => (value: string) =>
      live[name].some((option) => option.value === value);
    const wrong = CHOICES.filter((name) => !values[name].every(isKnown(name)));
    if (wrong.length === 0) return;
    const unknown = wrong.flatMap((name) => values[name].filter((value) => !isKnown(name)(value)));
    const kept = wrong.map((name) => [name, values[name].filter(isKnown(name))]);
    leaveOut(Object.fromEntries(kept), { unknown, contradicting: [] });
  }, [live, values, leaveOut]);
  useViewFirst(
    listProps.ref,
    board.jobs.slice(0, PAGE_SIZE).map(({ orderId }) => orderId),
  );
  // True from the first render after a navigation in the browser, so that Back finds a list of full height.
  const scripted = useHydrated();

  const { options } = board;
  const nameOf = (name: keyof typeof options, value: string) =>
    options[name].find((option) => option.value === value)?.label ?? value;
  const isNarrowed = values.q.trim() !== '' || jobFilters.count(values) > 0;
  const active = CHOICES.flatMap((name) =>
    values[name].map((value) => ({
      id: `${name} ${value}`,
      label: nameOf(name, value),
      onRemove: () => void change({ [name]: toggleChoice(values[name], value) }),
    })),
  );
  // Without JavaScript, all positions from the build are shown.
  const shown = scripted ? board.jobs : built.jobs.map(builtJobToCard);
  const isEmpty = shown.length === 0 && !board.loading;
  const service = useLoadedCode(liveJobs, useLoadTrigger(listProps.ref, isNarrowed || values.page > 1));
  const failure = (service.failed || board.failed) && (
    <FormNotice
      tone="error"
      action={{ label: t('tryJobsAgain'), onClick: () => (service.failed ? service : answer)?.retry() }}
    >
      {t('jobsNotLive')}
    </FormNotice>
  );
  // Visitors who pressed "more" are at the end of the list, so the error message is shown there.
  const failedBelow = values.page > 1;
  return (
    <Section tone="stone" size={sizeFor(shown.length)} named id={anchorId || 'jobs'}>
      <div css={title}>
        <Heading level={2} namesSection>
          {t('openPositions')}
        </Heading>
      </div>
      <ListingSearch listing={listing} label={t('search')} trackedResults={board.total} />
      {options.professions.length > 0 && (
        <div css={chipsStyle}>
          <Chips
            label={t('professions')}
            chips={[{ value: null, label: t('allJobs') }, ...options.professions]}
            selected={isNarrowed && values.professions.length === 0 ? NONE : values.professions}
            onSelect={(value) => {
              if (value === null) clear();
              else listing.choose('professions', toggleChoice(values.professions, value));
            }}
            limit={CHIPS}
            moreLabel={t('showAll')}
          />
        </div>
      )}
      <ListToolbar
        countText={t('positionsFound', { number: board.total })}
        active={active}
        onClear={clear}
        modal={{ ...listing.modal, prepare: LazyJobFiltersModal.prepare }}
        leftOut={state.leftOut}
      />
      <Status
        css={visuallyHidden}
        // On the first page nothing is announced, because the number above the list already says it.
        text={
          values.page > 1 && !board.loading ? t('jobsShown', { count: shown.length, total: board.total }) : ''
        }
      />
      <LazyJobFiltersModal built={searched} pending={listing.pending} />
      {!failedBelow && failure}
      {isEmpty && <NoJobs groupCareers={groupCareers} onReset={isNarrowed ? clear : null} text={values.q} />}
      {service.code && <service.code divisions={built.divisions} values={values} onAnswer={setAnswer} />}
      <ul css={[jobGrid, viewFirst]} {...listProps} aria-busy={board.loading}>
        {shown.map((job, index) => (
          <li key={job.orderId} css={!scripted && index >= PAGE_SIZE && later}>
            <JobCard job={job} level={3} onFollow={follow} />
          </li>
        ))}
        {board.loading &&
          Array.from({ length: SKELETONS }, (_, index) => (
            <li key={`skeleton ${index}`} aria-hidden="true">
              <Skeleton blockSize="11rem" />
            </li>
          ))}
      </ul>
      {failedBelow && failure}
      <ShowMore listing={listing} hasMore={board.hasMore && !board.loading} label={t('moreJobs')} />
    </Section>
  );
}

const follow = ({ orderId }: BoardJob) => track('item_chosen', { list: 'careers', item: String(orderId) });

/** A value that matches no chip. It leaves even the chip "all" unpressed while other filters are active. */
const NONE: readonly string[] = [''];
