import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../../theme/media';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { clusterPlaces, findSplittingZoom } from './clusterPlaces';
import { placeLink, placeList } from './Map.styles';
import { canvas, keyboard, PIN_SIZE } from './MapCanvas.styles';
import { fitView } from './fitView';
import { isInView } from './isInView';
import { areaOf, zoomLimit } from './limitView';
import { MapControls } from './MapControls';
import type { MapPlace, PlaceCluster } from './MapPlace';
import type { MapView } from './mercator';
import { Pin } from './Pin';
import { PlaceCard } from './PlaceCard';
import { PlaceFacts } from './PlaceFacts';
import type { ProviderProps } from './ProviderProps';
import { readSurroundings } from './readSurroundings';
import { useMapView } from './useMapView';

export interface MapCanvasProps {
  /** Accessible name of the map. */
  label: string;
  places: readonly MapPlace[];
  /** Initial view. The default shows all places. */
  start?: MapView | undefined;
  /** Maximum zoom of the initial view that shows all places. */
  nearest?: number;
  /** Zoom for a selected place. The default keeps the current zoom but is at least 12. */
  selectedZoom?: number;
  /** Key of the selected place, or null. */
  selected: string | null;
  onSelect: (key: string | null) => void;
  /** Key of the place that the visitor hovers over in a list beside the map. */
  pointed?: string | null | undefined;
  /** Renders the content of the selected place's card. The default is its name and address. */
  info?: ((place: MapPlace) => ReactNode) | undefined;
  /** GeoJSON from the CMS with the plot, streets and other surroundings. */
  surroundings?: unknown;
}

interface OwnProps extends MapCanvasProps {
  Provider: ComponentType<ProviderProps>;
  onFail: (reason: unknown) => void;
}

/** Minimum zoom for a selected place, unless `selectedZoom` is set. */
const CHOSEN_ZOOM = 12;
/** Minimum distance between marks in px, so that their click targets never overlap. */
const APART = PIN_SIZE + 4;

/** The map with its controls. A provider draws it, while everything interactive is the same for all providers. */
export function MapCanvas({ Provider, onFail, ...map }: OwnProps) {
  const { label, places, selected, onSelect, pointed, info, nearest = 15, selectedZoom } = map;
  const { t } = useTranslation('map');
  const frame = useRef<HTMLDivElement>(null);
  const still = useMediaQuery(media.reducedMotion);
  const group = useRef<HTMLDivElement>(null);
  const surroundings = useMemo(() => readSurroundings(map.surroundings), [map.surroundings]);
  const area = useMemo(() => areaOf(surroundings), [surroundings]);
  const { view, size, zoomMax, setView, followView, zoomBy, pan, onKeyDown } = useMapView({
    frame,
    places,
    start: map.start,
    nearest,
    area,
  });
  const [crowd, setCrowd] = useState<PlaceCluster | null>(null);
  const chosen = places.find(({ key }) => key === selected);

  const ready = view !== null;
  useEffect(() => {
    if (!chosen || !ready) return;
    setCrowd(null);
    setView((now) => ({ center: chosen, zoom: selectedZoom ?? Math.max(now?.zoom ?? 0, CHOSEN_ZOOM) }));
  }, [chosen, ready, selectedZoom, setView]);

  const zoom = view && Math.round(view.zoom);
  const clusters = useMemo(() => (zoom === null ? [] : clusterPlaces(places, zoom, APART)), [places, zoom]);
  const openCluster = (cluster: PlaceCluster) => {
    const largest = zoomLimit(cluster, area, size);
    const parting = findSplittingZoom(cluster, zoom ?? 0, APART, largest);
    if (parting === null) {
      setCrowd(cluster);
      return;
    }
    const all = fitView(cluster.places, size, largest);
    setView(() => (all.zoom >= parting ? all : { center: cluster, zoom: parting }));
    // The pressed mark disappears when the cluster splits. The group takes the focus, so that Tab reaches the new
    // marks.
    group.current?.focus({ preventScroll: true });
  };
  const clear = () => {
    setCrowd(null);
    onSelect(null);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move a map that has the focus
    <div
      ref={group}
      role="group"
      aria-label={label}
      aria-roledescription={t('mapKind')}
      css={keyboard}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for the same reason
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && (chosen || crowd)) clear();
        else onKeyDown(event);
      }}
    >
      <div ref={frame} css={canvas}>
        {view && (
          <Provider
            view={view}
            zoomMax={zoomMax}
            surroundings={surroundings}
            still={still}
            onView={followView}
            onPress={clear}
            onFail={onFail}
            // Omits marks outside the view, so that Tab cannot focus them.
            marks={clusters
              .filter((cluster) => isInView(cluster, view, size, PIN_SIZE))
              .map((cluster) => ({
                key: cluster.key,
                latitude: cluster.latitude,
                longitude: cluster.longitude,
                content: (
                  <Pin
                    cluster={cluster}
                    selected={cluster.places.some(({ key }) => key === selected)}
                    pointed={cluster.places.some(({ key }) => key === pointed)}
                    onPlace={({ key }) => onSelect(key)}
                    onCluster={openCluster}
                  />
                ),
              }))}
          />
        )}
      </div>
      {view && <MapControls zoom={view.zoom} zoomMax={zoomMax} onZoom={zoomBy} onPan={pan} />}
      {chosen && (
        <PlaceCard label={t('cardOf', { name: chosen.name })} onClose={clear}>
          {info ? info(chosen) : <PlaceFacts place={chosen} />}
        </PlaceCard>
      )}
      {crowd && !chosen && (
        <PlaceCard label={t('placesHere')} onClose={clear}>
          <ul css={placeList}>
            {crowd.places.map(({ key, name }) => (
              <li key={key}>
                <button type="button" css={placeLink} onClick={() => onSelect(key)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </PlaceCard>
      )}
      <VisuallyHidden role="status">{chosen && t('shown', { name: chosen.name })}</VisuallyHidden>
    </div>
  );
}
