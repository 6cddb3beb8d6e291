import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../../theme/media';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { clusterPlaces, zoomThatParts } from './clusterPlaces';
import { placeLink, placeList } from './Map.styles';
import { canvas, keyboard, PIN_SIZE } from './MapCanvas.styles';
import { drawsStreets, FAR_ZOOM } from './drawsStreets';
import { fitView } from './fitView';
import { isInView } from './isInView';
import { MapControls } from './MapControls';
import type { MapPlace, PlaceCluster } from './MapPlace';
import type { MapView } from './mercator';
import { Pin } from './Pin';
import { PlaceCard } from './PlaceCard';
import { PlaceFacts } from './PlaceFacts';
import { ZOOM_MAX, type ProviderProps } from './ProviderProps';
import { readSurroundings } from './readSurroundings';
import { useMapView } from './useMapView';

export interface MapCanvasProps {
  /** Names the map for screen-reader users. */
  label: string;
  places: readonly MapPlace[];
  /** Where the map begins; without it, it shows all places. */
  start?: MapView | undefined;
  /** Zoom at most where it shows all places: 15 on the rental map (project-marketing §2.8). */
  nearest?: number;
  /** The zoom of a chosen place, whatever it was before; without it a map goes to 12 at least, where it has something to show. */
  selectedZoom?: number;
  /** Key of the chosen place. */
  selected: string | null;
  onSelect: (key: string | null) => void;
  /** What the card of a chosen place says; its name and address without it. */
  info?: ((place: MapPlace) => ReactNode) | undefined;
  /** GeoJSON of plot, streets and what is near, as the content has it. */
  surroundings?: unknown;
}

interface OwnProps extends MapCanvasProps {
  Provider: ComponentType<ProviderProps>;
  onFail: (reason: unknown) => void;
}

/** The zoom that a chosen place has at least where the map's owner says nothing. */
const CHOSEN_ZOOM = 12;
/** Px between two marks at least: their targets never lie on each other. */
const APART = PIN_SIZE + 4;

/** The map itself: a provider draws it, everything that can be pressed on it is ours and the same with each. */
export function MapCanvas({ Provider, onFail, ...map }: OwnProps) {
  const { label, places, selected, onSelect, info, nearest = 15, selectedZoom } = map;
  const { t } = useTranslation('map');
  const frame = useRef<HTMLDivElement>(null);
  const still = useMediaQuery(media.reducedMotion);
  const group = useRef<HTMLDivElement>(null);
  const { view, size, setView, zoomBy, onKeyDown } = useMapView({ frame, places, start: map.start, nearest });
  const [crowd, setCrowd] = useState<PlaceCluster | null>(null);
  const chosen = places.find(({ key }) => key === selected);
  const surroundings = useMemo(() => readSurroundings(map.surroundings), [map.surroundings]);

  const ready = view !== null;
  useEffect(() => {
    if (!chosen || !ready) return;
    setCrowd(null);
    const least = drawsStreets(chosen) ? CHOSEN_ZOOM : FAR_ZOOM;
    setView((now) => ({ center: chosen, zoom: selectedZoom ?? Math.max(now?.zoom ?? 0, least) }));
  }, [chosen, ready, selectedZoom, setView]);

  const zoom = view && Math.round(view.zoom);
  const clusters = useMemo(() => (zoom === null ? [] : clusterPlaces(places, zoom, APART)), [places, zoom]);
  const openCluster = (cluster: PlaceCluster) => {
    const parting = zoomThatParts(cluster, zoom ?? 0, APART, ZOOM_MAX);
    if (parting === null) {
      setCrowd(cluster);
      return;
    }
    const all = fitView(cluster.places, size, ZOOM_MAX);
    setView(all.zoom >= parting ? all : { center: cluster, zoom: parting });
    // The pressed mark goes; the next Tab finds those that come.
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
            surroundings={surroundings}
            still={still}
            onView={setView}
            onPress={clear}
            onFail={onFail}
            // Nobody can see what lies outside, so that nobody should meet it with Tab.
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
                    onPlace={({ key }) => onSelect(key)}
                    onCluster={openCluster}
                  />
                ),
              }))}
          />
        )}
      </div>
      {view && <MapControls zoom={view.zoom} onZoom={zoomBy} />}
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
