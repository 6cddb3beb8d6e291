import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FactLine } from '../../../components/FactLine/FactLine';
import { Icon } from '../../../components/Icon/Icon';
import { Picture } from '../../../components/Picture/Picture';
import { Heading } from '../../../components/Section/Heading';
import { ShownDate } from '../../../components/ShownDate/ShownDate';
import { money } from '../../../lib/money';
import {
  arrowBeside,
  arrowOverRow,
  details,
  markPlace,
  cells,
  frame,
  line,
  names,
  place,
  rent as rentStyle,
  row,
  summary,
  takenPicture,
  takenTag,
  wideRow,
  withOrientation,
} from './HomeRow.styles';
import { isImmediateEntry, type TodayFormat } from '../home/isImmediateEntry';
import { addressLine } from '../home/addressLine';
import { HomePlainLinks } from './HomePlainLinks';
import type { RentalHome } from '../home/RentalHome';

/** Width of the picture per viewport width, for the `sizes` attribute. */
const PICTURE_SIZES = '(min-width: 65em) 120px, (min-width: 48em) 46vw, 96px';

interface HomeRowProps {
  home: RentalHome;
  /** The current date as YYYY-MM-DD in the visitor's time zone; null until hydration. */
  today: string | null;
  /** How an entry date that is today is shown. */
  todayIs?: TodayFormat;
  /** Whether the price is a monthly rent. */
  monthly?: boolean;
  /** Direction that the apartment faces; undefined in lists without this column. */
  orientation?: string | null | undefined;
  /** Whether the item spans both columns of the tablet layout. */
  wide: boolean;
  open: boolean;
  onToggle: () => void;
  /**
   * Opens the drawer with all details. If it is set, a press on the row opens the drawer, and only the arrow expands
   * the row.
   */
  onDetails?: (() => void) | undefined;
  /** Whether the row links to the project's page. Set in lists that are on other pages. */
  toProject?: boolean;
  /** Element over the corner of the picture, such as the shortlist button. */
  mark?: ReactNode;
  /** Content of the expanded row. */
  children: ReactNode;
}

/**
 * An apartment in a list: a table row on desktop, a card on tablets, a picture beside facts on phones. Its arrow
 * expands further content (corporate-site §4).
 */
export function HomeRow({
  home,
  today,
  todayIs,
  monthly = true,
  orientation,
  wide,
  open,
  onToggle,
  onDetails,
  toProject = false,
  mark,
  children,
}: HomeRowProps) {
  const { t } = useTranslation('apartments');
  const id = useId();
  const taken = home.state === 'taken';
  const { apartmentNumber, rooms, floor, area, balcony, price } = home;
  const number = apartmentNumber && t('apartment', { number: apartmentNumber });
  const whole = [home.name, number].filter(Boolean).join(', ');
  const entry = home.entryDate && (
    <>
      {home.entered || isImmediateEntry(home.entryDate, today, todayIs) ? (
        t('immediate')
      ) : (
        <ShownDate iso={home.entryDate} shown={home.entryShown} />
      )}
    </>
  );
  const floorName = floor === 0 ? t('groundFloor') : floor;
  const squareMetres = (value: number | null) =>
    value !== null && <bdi>{t('squareMetres', { area: value })}</bdi>;
  return (
    <li css={[row, wide && wideRow]} data-taken={taken}>
      <div css={summary}>
        <div css={frame}>
          {home.picture && (
            <Picture media={home.picture} alt="" sizes={PICTURE_SIZES} css={taken && takenPicture} />
          )}
          {home.state !== 'free' && <p css={takenTag}>{t(home.state)}</p>}
        </div>
        {mark && <div css={markPlace}>{mark}</div>}
        <div css={names}>
          <Heading level={3} id={`${id}name`}>
            {home.name}
            {number && <>, {number}</>}
          </Heading>
          <p css={place}>{addressLine(home)}</p>
          {onDetails && (
            <button
              type="button"
              css={details}
              aria-haspopup="dialog"
              aria-label={t('about', { name: whole })}
              onClick={onDetails}
            >
              {t('allDetails')}
            </button>
          )}
        </div>
        <dl css={[cells, orientation !== undefined && withOrientation]}>
          <Cell name={t('rooms')} value={rooms} />
          <Cell name={t('floor')} value={floorName} />
          <Cell name={t('area')} value={area} />
          <Cell name={t('balconyColumn')} value={balcony} />
          {orientation !== undefined && <Cell name={t('orientation')} value={orientation} />}
          <Cell name={t('entry')} value={entry} />
        </dl>
        <div css={line}>
          <FactLine
            facts={[
              rooms !== null && t('roomsShort', { count: rooms }),
              floor !== null && (floor === 0 ? t('groundFloor') : t('floorShort', { floor })),
              squareMetres(area),
              balcony !== null && balcony > 0 && t('balconyShort', { area: balcony }),
              orientation && `${t('orientation')}: ${orientation}`,
              entry,
            ]}
          />
        </div>
        <p css={rentStyle}>
          {price === null ? (
            t(monthly ? 'rentOnRequest' : 'priceOnRequest')
          ) : (
            <>
              <strong>
                <bdi>{money(price, home.currency)}</bdi>
              </strong>
              {monthly && <> {t('perMonth')}</>}
            </>
          )}
        </p>
        <button
          type="button"
          css={onDetails ? arrowBeside : arrowOverRow}
          aria-expanded={open}
          aria-controls={`${id}more`}
          aria-label={t(onDetails ? 'planAndDocuments' : 'details', { name: whole })}
          onClick={onToggle}
        >
          <span>{t(onDetails ? 'planShort' : 'moreInfo')}</span>
          <Icon name="chevronDown" />
        </button>
      </div>
      <noscript>
        <HomePlainLinks home={home} toProject={toProject} />
      </noscript>
      <div id={`${id}more`} hidden={!open}>
        {open && children}
      </div>
    </li>
  );
}

/** One fact of the row. Its name is visible only to screen readers, because sighted visitors see the column header. */
function Cell({ name, value }: { name: string; value: ReactNode }) {
  const known = value !== null && value !== undefined && value !== '';
  return (
    <div>
      <dt>{name}</dt>
      <dd>{known ? <bdi>{value}</bdi> : '–'}</dd>
    </div>
  );
}
