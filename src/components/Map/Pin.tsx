import { useTranslation } from 'react-i18next';
import { color } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';
import { arch, clusterDisc, clusterMark, mark } from './MapCanvas.styles';
import type { MapPlace, PlaceCluster } from './MapPlace';

interface PinProps {
  cluster: PlaceCluster;
  /** Whether one of the mark's places is selected. */
  selected: boolean;
  /** Whether the visitor hovers over one of the mark's places in a list. */
  pointed: boolean;
  onPlace: (place: MapPlace) => void;
  onCluster: (cluster: PlaceCluster) => void;
}

/** A mark on the map: a pin with icon and colour for one place, or a disc with the number of places. */
export function Pin({ cluster, selected, pointed, onPlace, onCluster }: PinProps) {
  const { t } = useTranslation('map');
  const { places } = cluster;
  const [place] = places;
  const alone = places.length === 1;
  return (
    <button
      type="button"
      css={alone ? mark : clusterMark}
      aria-pressed={selected}
      data-pointed={pointed || undefined}
      aria-label={alone ? place.name : t('clusterOf', { count: places.length })}
      onClick={(event) => {
        // Otherwise the click would reach the map, where a click beside all pins clears the selection.
        event.stopPropagation();
        if (alone) onPlace(place);
        else onCluster(cluster);
      }}
    >
      {alone ? (
        <span css={arch(place.color ?? color.accent)}>
          {place.iconUrl ? <img src={place.iconUrl} alt="" /> : <Icon name={place.icon ?? 'building'} />}
        </span>
      ) : (
        <span css={clusterDisc}>{places.length}</span>
      )}
    </button>
  );
}
