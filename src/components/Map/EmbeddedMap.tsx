import { Map as Pigeon, Overlay, type Point } from 'pigeon-maps';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BaseMap } from './BaseMap';
import { hasStreets } from './limitView';
import type { Coordinates } from './mercator';
import { OsmLink } from './OsmLink';
import { ZOOM_MIN, type ProviderProps } from './ProviderProps';
import { isIllustration } from './readSurroundings';
import { Surroundings } from './Surroundings';
import { tileUrl } from './tileUrl';
import { disableVectorTiles, readVectorTiles, useVectorTiles } from './vectorTiles';

/**
 * URL template of raster tiles, with `{z}/{x}/{y}` and optionally `{s}`. If neither raster nor vector tiles are
 * configured, the base map is drawn.
 */
const RASTER = process.env.GATSBY_MAP_TILES_URL;
/** Attribution that the licence of the raster tiles requires. */
const RASTER_ATTRIBUTION = process.env.GATSBY_MAP_TILES_ATTRIBUTION;

const pointOf = ({ latitude, longitude }: Coordinates): Point => [latitude, longitude];

/**
 * A map based on pigeon-maps (8 KB), which needs no account with a provider. Its background consists of vector tiles,
 * otherwise raster tiles, otherwise the base map. The base map is also drawn below vector tiles, for areas that they do
 * not cover.
 */
export default function EmbeddedMap({
  view,
  zoomMax,
  marks,
  surroundings,
  still,
  onView,
  onPress,
  onFail,
}: ProviderProps) {
  const { t } = useTranslation('map');
  const vector = useVectorTiles();
  useEffect(readVectorTiles, []);
  const isMoving = useRef(false);
  const tiles = vector === null ? RASTER : undefined;
  const attribution = vector === null ? RASTER && RASTER_ATTRIBUTION : vector !== 'unread' && <OsmLink />;
  return (
    <Pigeon
      center={pointOf(view.center)}
      zoom={view.zoom}
      minZoom={ZOOM_MIN}
      maxZoom={zoomMax}
      animate={!still}
      // The mouse wheel scrolls the page. With a modifier key, it zooms the map.
      metaWheelZoom
      metaWheelZoomWarning={t('wheelHelp')}
      twoFingerDrag
      twoFingerDragWarning={t('touchHelp')}
      attribution={attribution ? <span>{attribution}</span> : false}
      attributionPrefix={false}
      provider={(x, y, z) => (tiles ? tileUrl(tiles, { x, y, z }) : '')}
      {...(!tiles && { tileComponent: () => <></> })}
      onClick={onPress}
      onAnimationStart={() => {
        isMoving.current = true;
      }}
      onAnimationStop={() => {
        isMoving.current = false;
      }}
      onBoundsChanged={({ center: [latitude, longitude], zoom, initial }) => {
        // On slow machines, pigeon-maps also reports intermediate views of an animation. Adopting one as the new view
        // would stop the animation there.
        if (!initial && !isMoving.current) onView({ center: { latitude, longitude }, zoom });
      }}
    >
      {!tiles && <BaseMap marks={marks} onFail={onFail} />}
      {vector !== null && vector !== 'unread' && (
        <vector.Ground address={vector.address} still={still} onFail={disableVectorTiles} />
      )}
      {surroundings && !(hasStreets(view.center) && isIllustration(surroundings)) && (
        <Surroundings surroundings={surroundings} />
      )}
      {marks.map(({ key, content, ...place }) => (
        <Overlay key={key} anchor={pointOf(place)}>
          {content}
        </Overlay>
      ))}
    </Pigeon>
  );
}
