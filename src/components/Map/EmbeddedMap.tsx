import { Map as Pigeon, Overlay, type Point } from 'pigeon-maps';
import { useTranslation } from 'react-i18next';
import { BaseMap } from './BaseMap';
import type { Coordinates } from './mercator';
import { ZOOM_MAX, ZOOM_MIN, type ProviderProps } from './ProviderProps';
import { Surroundings } from './Surroundings';
import { tileUrl } from './tileUrl';

/** Tile address with `{z}/{x}/{y}` and optionally `{s}`. Without it, the base map is drawn. */
const TILES = process.env.GATSBY_MAP_TILES_URL;
/** Attribution that the tiles' licence requires. */
const ATTRIBUTION = process.env.GATSBY_MAP_TILES_ATTRIBUTION;

const pointOf = ({ latitude, longitude }: Coordinates): Point => [latitude, longitude];

/**
 * A map without an account, based on pigeon-maps (8 KB). Without a tile server it draws land, towns and the
 * content's surroundings.
 */
export default function EmbeddedMap({
  view,
  marks,
  surroundings,
  still,
  onView,
  onPress,
  onFail,
}: ProviderProps) {
  const { t } = useTranslation('map');
  return (
    <Pigeon
      center={pointOf(view.center)}
      zoom={view.zoom}
      minZoom={ZOOM_MIN}
      maxZoom={ZOOM_MAX}
      animate={!still}
      // The wheel scrolls the page; with a modifier key it zooms the map.
      metaWheelZoom
      metaWheelZoomWarning={t('wheelHelp')}
      twoFingerDrag
      twoFingerDragWarning={t('touchHelp')}
      attribution={TILES && ATTRIBUTION ? <span>{ATTRIBUTION}</span> : false}
      attributionPrefix={false}
      provider={(x, y, z) => (TILES ? tileUrl(TILES, { x, y, z }) : '')}
      {...(!TILES && { tileComponent: () => <></> })}
      onClick={onPress}
      onBoundsChanged={({ center: [latitude, longitude], zoom, initial }) => {
        if (!initial) onView({ center: { latitude, longitude }, zoom });
      }}
    >
      {!TILES && <BaseMap onFail={onFail} />}
      {surroundings && <Surroundings features={surroundings.features} />}
      {marks.map(({ key, content, ...place }) => (
        <Overlay key={key} anchor={pointOf(place)}>
          {content}
        </Overlay>
      ))}
    </Pigeon>
  );
}
