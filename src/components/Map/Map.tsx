import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../Skeleton/Skeleton';
import { useInView } from '../useInView/useInView';
import { frame, loading, onlyWithoutScripts, onlyWithScripts, withoutMap } from './Map.styles';
import { MapBoundary } from './MapBoundary';
import type { MapCanvas, MapCanvasProps } from './MapCanvas';
import { hasGoogleMaps } from './mapsKey';
import { PlaceList } from './PlaceList';
import type { ProviderProps } from './ProviderProps';

interface MapProps extends Omit<MapCanvasProps, 'selected' | 'onSelect'> {
  /** Key of the chosen place if the owner controls it; otherwise the map keeps it. */
  selected?: string | null;
  onSelect?: (key: string | null) => void;
  /** Called when the map cannot be loaded, for owners with their own list of places. */
  onLoadFail?: () => void;
  /** Sets the height. */
  className?: string;
}

interface Parts {
  Canvas: typeof MapCanvas;
  Provider: ComponentType<ProviderProps>;
}

/** Distance from the viewport at which a map loads. */
const NEAR = '50% 0px';

async function loadParts(): Promise<Parts> {
  const [{ MapCanvas: Canvas }, { default: Provider }] = await Promise.all([
    import('./MapCanvas'),
    hasGoogleMaps() ? import('./GoogleMap') : import('./EmbeddedMap'),
  ]);
  return { Canvas, Provider };
}

/**
 * A map of places: Google's with a key, otherwise an embedded one. Its code loads near the viewport.
 * Without scripts, or when loading fails, it is a list of links.
 */
export function Map({ selected: given, onSelect, onLoadFail, className, ...map }: MapProps) {
  const { t } = useTranslation('map');
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, NEAR) ?? false;
  const [parts, setParts] = useState<Parts | null>(null);
  const [failed, setFailed] = useState(false);
  const [own, setOwn] = useState<string | null>(null);
  const [met, setMet] = useState(false);
  if (near && !met) setMet(true);

  const fail = (reason: unknown) => {
    // eslint-disable-next-line no-console -- the specification asks for it (forms-investors-catalogue §8)
    console.error('The map could not be loaded', reason);
    setFailed(true);
  };
  useEffect(() => {
    if (met) loadParts().then(setParts, fail);
  }, [met]);
  useEffect(() => {
    if (failed) onLoadFail?.();
  }, [failed, onLoadFail]);

  if (failed) {
    return (
      <div css={[frame, withoutMap]} role="group" aria-label={map.label} className={className}>
        <p role="status">{t('failed')}</p>
        <PlaceList places={map.places} />
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
