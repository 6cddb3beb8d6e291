import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { createCodeLoader } from '../../lib/createCodeLoader';
import { PartFailed } from '../LazyPart/PartFailed';
import { useInteracted } from '../LazyPart/useInteracted';
import { useLoadedCode } from '../LazyPart/useLoadedCode';
import { Skeleton } from '../Skeleton/Skeleton';
import { useInView } from '../useInView/useInView';
import { AddressCard } from './AddressCard';
import { areaOf, zoomLimit } from './limitView';
import { frame, loading, onlyWithoutScripts, onlyWithScripts, withoutMap } from './Map.styles';
import { MapBoundary } from './MapBoundary';
import type { MapCanvas, MapCanvasProps } from './MapCanvas';
import { hasGoogleMaps } from './mapsKey';
import { PlaceList } from './PlaceList';
import type { ProviderProps } from './ProviderProps';
import { readSurroundings } from './readSurroundings';
import { useVectorTiles } from './vectorTiles';

export interface MapProps extends Omit<MapCanvasProps, 'selected' | 'onSelect'> {
  /**
   * Key of the selected place, if the parent controls the selection. If omitted, the map keeps the selection itself.
   */
  selected?: string | null;
  onSelect?: (key: string | null) => void;
  /**
   * Message if the map cannot be loaded. Pass it if the page has its own list of places; the map's fallback list is
   * then omitted.
   */
  failedText?: string;
  /**
   * Called with true when the map cannot be loaded, and with false when a retry succeeds. Must be a stable function.
   */
  onFailChange?: (failed: boolean) => void;
  /** The class must set the height. */
  className?: string;
}

interface Parts {
  Canvas: typeof MapCanvas;
  Provider: ComponentType<ProviderProps>;
}

/** Distance from the viewport at which the map loads after the visitor's first interaction with the page. */
const NEAR = '50% 0px';
const IN_VIEW = '0px';

function logFailure(reason: unknown): void {
  // eslint-disable-next-line no-console -- the specification asks for it (forms-investors-catalogue §8)
  console.error('The map could not be loaded', reason);
}

const mapLoader = (loadProvider: () => Promise<{ default: Parts['Provider'] }>) =>
  createCodeLoader('Map', async (): Promise<Parts> => {
    try {
      const [{ MapCanvas: Canvas }, { default: Provider }] = await Promise.all([
        import('./MapCanvas'),
        loadProvider(),
      ]);
      return { Canvas, Provider };
    } catch (error) {
      logFailure(error);
      throw error;
    }
  });
const google = mapLoader(() => import('./GoogleMap'));
const embedded = mapLoader(() => import('./EmbeddedMap'));

/**
 * A map of places: Google's map if an API key is configured, otherwise the embedded one. If the map has no detail at
 * the initial zoom, a card with the addresses replaces it. The code is loaded when the map is in the viewport. After
 * the visitor's first interaction, it is already loaded near the viewport.
 */
export function Map(props: MapProps) {
  const { start, places, label, className, surroundings } = props;
  const tiles = useVectorTiles();
  const hasDetail = useMemo(
    () => !start || start.zoom <= zoomLimit(start.center, areaOf(readSurroundings(surroundings))),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- owners may pass a new object with the same view
    [start?.zoom, start?.center.latitude, start?.center.longitude, surroundings, tiles],
  );
  return hasDetail || places.length === 0 ? (
    <LazyMapParts {...props} />
  ) : (
    <AddressCard label={label} places={places} className={className} />
  );
}

/**
 * Loads and shows the map. Without JavaScript, a list of links replaces it. If loading fails, an error with a retry
 * button is shown above that list.
 */
function LazyMapParts({ selected: given, onSelect, failedText, onFailChange, className, ...map }: MapProps) {
  const { t } = useTranslation('map');
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, NEAR) ?? false;
  const inView = useInView(place, IN_VIEW) ?? false;
  const interacted = useInteracted();
  const [broken, setBroken] = useState(false);
  const [own, setOwn] = useState<string | null>(null);
  const [met, setMet] = useState(false);
  if (!met && (inView || (near && interacted))) setMet(true);

  const loadedMap = useLoadedCode(hasGoogleMaps() ? google : embedded, met);
  const { code: parts } = loadedMap;
  const failed = loadedMap.failed || broken;
  const fail = (reason: unknown) => {
    logFailure(reason);
    setBroken(true);
  };
  const retry = () => {
    setBroken(false);
    loadedMap.retry();
  };
  useEffect(() => onFailChange?.(failed), [failed, onFailChange]);

  if (failed) {
    return (
      <div css={[frame, withoutMap]} role="group" aria-label={map.label} className={className}>
        <PartFailed text={failedText ?? t('failed')} busy={loadedMap.busy} onRetry={retry} />
        {failedText === undefined && <PlaceList places={map.places} />}
      </div>
    );
  }
  return (
    <div ref={place} css={frame} className={className}>
      <div css={[withoutMap, onlyWithoutScripts]}>
        <p>{t('withoutScripts')}</p>
        <PlaceList places={map.places} />
      </div>
      {parts ? (
        <MapBoundary onFail={fail}>
          <parts.Canvas
            {...map}
            Provider={parts.Provider}
            selected={given === undefined ? own : given}
            onSelect={(key) => {
              setOwn(key);
              onSelect?.(key);
            }}
            onFail={fail}
          />
        </MapBoundary>
      ) : (
        <div css={[loading, onlyWithScripts]} aria-busy="true">
          <Skeleton blockSize="100%" />
        </div>
      )}
    </div>
  );
}
