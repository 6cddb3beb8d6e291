import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { RemainingLinks } from '../../../components/filters/RemainingLinks';
import { nothing } from '../../../components/listing/listing.styles';
import { usePrinting } from '../../../components/usePrinting/usePrinting';
import { track } from '../../../lib/analytics';
import { awaited } from '../../../theme/awaited';
import { HomePlainLinks } from '../rows/HomePlainLinks';
import { HomeHeads } from '../rows/HomeHeads';
import { isLastOdd } from '../rows/isLastOdd';
import { ListedHome } from './ListedHome';
import type { ProjectHome } from '../home/ProjectHome';
import type { ProjectHomesProps } from './ProjectHomesProps';
import { projectFilterContexts } from '../filters/projectFilters';
import { list, moreLine } from '../rows/HomeList.styles';
import { summarizeHome } from '../home/summarizeHome';
import type { HomeDrawers } from './useHomeDrawers';
import { useScrollToExpandedRow } from '../rows/useScrollToExpandedRow';
import type { useShortlist } from '../shortlist/useShortlist';

/** Number of apartments shown at first, and added by each press on "more" (project-marketing §9). */
const STEP = 6;

interface HomesListProps extends Pick<ProjectHomesProps, 'rows' | 'semantics'> {
  /** Homes that match the filters. */
  homes: readonly ProjectHome[];
  drawers: HomeDrawers;
  shortlist: ReturnType<typeof useShortlist>;
  /** The current date as YYYY-MM-DD in the visitor's time zone; null until hydration. */
  today: string | null;
}

/**
 * The rows of a project's apartments (project-marketing §2.5, §4). It shows six, and "more" adds another six. Without
 * results it shows a button that resets the filters. A printed page contains all rows.
 */
export function HomesList(props: HomesListProps) {
  const { homes, rows, semantics, drawers, shortlist, today } = props;
  const { t } = useTranslation(['apartments', 'filters']);
  const { values, change, reset, correct } = projectFilterContexts[semantics].useFilters();
  const rowsOf = useRef<HTMLUListElement>(null);
  const pressed = useRef(false);
  const shown = values.shown * STEP;
  const printing = usePrinting();
  const listed = printing ? homes : homes.slice(0, shown);

  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    // The pressed button disappears once all apartments are shown. Therefore the focus moves to the first new row.
    rowsOf.current?.children[shown - STEP]?.querySelector('button')?.focus({ preventScroll: true });
  }, [shown]);

  // In rental marketing, the URL names the apartment in the drawer, so the expanded row is kept in local state.
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const opened = rows === 'rental' ? unfolded : values.home;
  const { forget } = useScrollToExpandedRow(rowsOf, {
    results: homes,
    open: opened,
    isShown: (index) => index < shown,
    show: (index) => correct({ shown: Math.floor(index / STEP) + 1 }),
  });
  const latest = useRef({ change, open: opened, forget });
  latest.current = { change, open: opened, forget };
  const toggle = useCallback(
    (assetName: string) => {
      const { change: changeTo, open, forget: stay } = latest.current;
      stay();
      const closes = open === assetName;
      if (!closes) track('home_opened', { assetName });
      if (rows === 'rental') setUnfolded(closes ? null : assetName);
      else void changeTo({ home: closes ? null : assetName }, { passing: true });
    },
    [rows],
  );

  if (homes.length === 0)
    return (
      <div css={nothing}>
        <p>{t('noApartments')}</p>
        <Button variant="secondary" onClick={() => void reset()}>
          {t('filters:resetFilters')}
        </Button>
      </div>
    );
  return (
    <>
      <HomeHeads monthly={semantics === 'rent'} />
      <ul css={list} ref={rowsOf} {...awaited.items}>
        {listed.map((home, index) => (
          <ListedHome
            key={home.id}
            home={home}
            rows={rows}
            semantics={semantics}
            today={today}
            wide={isLastOdd(index, listed.length)}
            open={opened === home.assetName}
            onToggle={toggle}
            onLead={drawers.lead}
            onDetails={rows === 'rental' ? drawers.details : null}
            saved={shortlist.saved.includes(home.assetName)}
            onSave={shortlist.toggle}
            onRent={drawers.rent}
            paying={drawers.payingFor === home.assetName}
          />
        ))}
      </ul>
      <RemainingLinks
        items={homes}
        shown={homes.slice(0, shown)}
        linkOf={(home) => ({ id: home.id, path: null, title: summarizeHome(home, t, semantics === 'rent') })}
        moreOf={(home) => <HomePlainLinks home={home} />}
      />
      {homes.length > shown && (
        <div css={moreLine}>
          <Button
            variant="secondary"
            onClick={() => {
              pressed.current = true;
              track('home_button_pressed', { button: 'more' });
              void change({ shown: values.shown + 1 }, { passing: true });
            }}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
