import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { track } from '../../../lib/analytics';
import { AdvanceNote } from '../drawer/AdvanceNote';
import { HomeCosts } from '../rows/HomeCosts';
import { HomeRow } from '../rows/HomeRow';
import { actions, features, more, side } from '../rows/HomeMore.styles';
import { HomeTabs } from '../rows/HomeTabs';
import type { ProjectHome } from '../home/ProjectHome';
import type { ProjectHomesProps } from './ProjectHomesProps';
import { SaveButton } from '../shortlist/SaveButton';

interface ListedHomeProps extends Pick<ProjectHomesProps, 'rows' | 'semantics'> {
  home: ProjectHome;
  /** The current date as YYYY-MM-DD in the visitor's time zone; null until hydration. */
  today: string | null;
  /** Whether the item spans both columns of the tablet layout. */
  wide: boolean;
  open: boolean;
  onToggle: (assetName: string) => void;
  /** Opens the lead form; null if the project has none. */
  onLead: ((home: ProjectHome) => void) | null;
  onRent: (home: ProjectHome) => void;
  /** Opens the drawer with all details; null in lists whose rows only expand. */
  onDetails: ((home: ProjectHome) => void) | null;
  saved: boolean;
  onSave: (assetName: string) => void;
  /** Whether the current visitor is in the payment form for this apartment. */
  paying: boolean;
}

/**
 * An apartment in a project's list, with the content of its expanded row. Memoized, so that a change to one row does
 * not render the others again.
 */
export const ListedHome = memo(function ListedHome(props: ListedHomeProps) {
  const {
    home,
    rows,
    semantics,
    today,
    wide,
    open,
    onToggle,
    onLead,
    onRent,
    onDetails,
    saved,
    onSave,
    paying,
  } = props;
  const { t } = useTranslation('apartments');
  const place = useRef<HTMLDivElement>(null);
  const free = home.state === 'free' || paying;
  const shown = paying ? { ...home, state: 'free' as const } : home;
  const close = () => {
    track('home_button_pressed', { button: 'close', assetName: home.assetName });
    place.current?.closest('li')?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    onToggle(home.assetName);
  };
  return (
    <HomeRow
      home={shown}
      today={today}
      todayIs="date"
      monthly={semantics === 'rent'}
      orientation={semantics === 'marketing' ? home.orientation : undefined}
      wide={wide}
      open={open}
      onToggle={() => onToggle(home.assetName)}
      onDetails={onDetails ? () => onDetails(home) : undefined}
      mark={
        <SaveButton
          name={[home.name, home.apartmentNumber].filter(Boolean).join(' ')}
          assetName={home.assetName}
          saved={saved}
          onToggle={onSave}
        />
      }
    >
      <div css={more} ref={place}>
        <div>
          <HomeTabs home={home} of={rows} place="projectApartments" />
        </div>
        <div css={side}>
          {home.features.length > 0 && <p css={features}>{home.features.join(' · ')}</p>}
          {semantics === 'rent' && <HomeCosts home={home} />}
          {free && semantics === 'rent' && <AdvanceNote advance={home.advance} />}
          <div css={actions}>
            {free && semantics === 'rent' && (onLead || home.advance) && (
              <Button onClick={() => onRent(home)}>{t('wantToRent')}</Button>
            )}
            {onLead && (
              <Button
                variant={semantics === 'rent' && free ? 'secondary' : 'primary'}
                onClick={() => onLead(home)}
              >
                {t('lookingFor')}
              </Button>
            )}
            <Button variant="text" onClick={close}>
              {t('close')}
            </Button>
          </div>
        </div>
      </div>
    </HomeRow>
  );
});
