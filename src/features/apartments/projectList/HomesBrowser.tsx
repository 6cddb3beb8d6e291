import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../../components/forms/FormNotice';
import { listTop } from '../../../components/listing/listing.styles';
import { TabList } from '../../../components/Tabs/TabList';
import { useInView } from '../../../components/useInView/useInView';
import { track } from '../../../lib/analytics';
import { onBuildingChosen } from '../../../lib/buildingChoice';
import { HomesList } from './HomesList';
import { HomesToolbar } from './HomesToolbar';
import { applyLiveStates } from '../home/applyLiveStates';
import type { ProjectHome } from '../home/ProjectHome';
import { projectFilterContexts, projectFilters } from '../filters/projectFilters';
import type { ProjectHomesProps } from './ProjectHomesProps';
import type { HomeTabNames } from './tabsOf';
import { ShortlistBar } from '../shortlist/ShortlistBar';
import { useApartmentStates } from '../home/useApartmentStates';
import { useHomeDrawers } from './useHomeDrawers';
import { useShortlist } from '../shortlist/useShortlist';
import { useToday } from '../home/useToday';

interface HomesBrowserProps extends ProjectHomesProps {
  homes: readonly ProjectHome[];
  tabs: HomeTabNames;
  /** Labels of characteristics by key. */
  features: ReadonlyMap<string, string>;
}

const ALL = 'all';

/** Margin around the viewport within which the list counts as visible and polls the availability. */
const NEAR = '25% 0px';

/** A project's apartments with tabs, active filters, the list, and the drawers that its buttons open. */
export function HomesBrowser({ project, homes: built, tabs, features, ...section }: HomesBrowserProps) {
  const { t } = useTranslation('apartments');
  const { rows, semantics } = section;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place, NEAR) ?? false;
  const { useFilters } = projectFilterContexts[semantics];
  const state = useFilters();
  const { values, change } = state;
  const [busy, setBusy] = useState(false);
  const { states, failed, refresh } = useApartmentStates({ project: project.documentId }, inView || busy);
  const homes = useMemo(() => applyLiveStates(built, states), [built, states]);
  const results = useMemo(
    () => homes.filter((home) => projectFilters[semantics].matches(home, values)),
    [homes, semantics, values],
  );
  const drawers = useHomeDrawers({ ...section, homes, phone: project.phone, refresh, onBusy: setBusy });

  const shortlist = useShortlist();
  const today = useToday();

  // Opens the drawer of the apartment that the URL names, once per name. Classic rows have no drawer; they expand
  // instead.
  const named = rows === 'rental' ? values.home : null;
  const showNamed = useRef<(assetName: string) => void>();
  showNamed.current = (assetName) => {
    const home = homes.find((one) => one.assetName === assetName);
    if (home) drawers.details(home);
  };
  useEffect(() => {
    if (named !== null) showNamed.current?.(named);
  }, [named]);

  useEffect(
    () =>
      onBuildingChosen((building) => {
        if (built.some(({ buildingName }) => buildingName === building))
          void change({ tab: null, buildingNames: [building] });
      }),
    [built, change],
  );

  const selected = tabs.tabs.findIndex(({ id: tab }) => tab === values.tab) + 1;
  const choose = (index: number) => {
    const tab = tabs.tabs[index - 1]?.id ?? null;
    track('tab_chosen', { place: 'projectApartments', tab: tab ?? ALL });
    // Choosing a building tab clears the building filter, because the two could contradict each other.
    void change({ tab, ...(tabs.by === 'building' && { buildingNames: [] }) });
  };
  const panel = `${id}panel`;
  const list = (
    <>
      <HomesToolbar
        homes={homes}
        results={results}
        features={features}
        semantics={semantics}
        tabsBy={tabs.by}
      />
      {failed && (
        <FormNotice tone="info" action={{ label: t('checkAgain'), onClick: refresh }}>
          {t('statesUnknown')}
        </FormNotice>
      )}
      <ShortlistBar
        homes={homes}
        list={shortlist}
        semantics={semantics}
        projectTitle={project.projectTitle ?? ''}
        today={today}
      />
      <HomesList
        homes={results}
        rows={rows}
        semantics={semantics}
        drawers={drawers}
        shortlist={shortlist}
        today={today}
      />
    </>
  );

  return (
    <>
      <div ref={place} css={listTop}>
        {tabs.tabs.length > 0 ? (
          <>
            <TabList
              label={t(tabs.by === 'type' ? 'types' : 'buildingTabs')}
              tabs={[{ id: ALL, label: t('all') }, ...tabs.tabs]}
              selected={selected}
              onSelect={choose}
              prefix={id}
              panelId={panel}
            />
            <div
              id={panel}
              role="tabpanel"
              aria-labelledby={`${id}${tabs.tabs[selected - 1]?.id ?? ALL}-tab`}
            >
              {list}
            </div>
          </>
        ) : (
          list
        )}
      </div>
      {drawers.open}
    </>
  );
}
