import { Map as MapLibre } from 'maplibre-gl';
import type { PigeonProps } from 'pigeon-maps';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { vectorCanvas, wholeMap } from './MapCanvas.styles';
import { shownView } from './shownView';
import { vectorStyle } from './vectorStyle';

export interface VectorGroundProps extends PigeonProps {
  /** Absolute address of a PMTiles file. */
  address: string;
  /** Whether labels appear without fading in. */
  still: boolean;
  /** Called when nothing can be drawn. Must be stable. */
  onFail: (reason: unknown) => void;
}

/** MapLibre's tiles are 512 px wide, ours 256. */
const ZOOM_SHIFT = -1;
/** Maximum drawn pixels per CSS pixel; more cost time and show nothing. */
const SHARPEST = 2;
const FADE_MS = 200;

/** Ground of a map from vector tiles. MapLibre only draws it, and follows the view of pigeon-maps. */
export function VectorGround({ address, still, onFail, ...pigeon }: VectorGroundProps) {
  const { code } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre | null>(null);
  const view = shownView(pigeon);
  const isMeasured = view !== null;
  const { latitude = 0, longitude = 0 } = view?.center ?? {};
  const camera = {
    center: [longitude, latitude] as [number, number],
    zoom: (view?.zoom ?? 0) + ZOOM_SHIFT,
  };
  const latest = useRef(camera);
  latest.current = camera;

  useEffect(() => {
    const container = place.current;
    if (!container || !isMeasured) return;
    try {
      const drawn = new MapLibre({
        ...latest.current,
        container,
        style: vectorStyle({ address, language: code, paint: (token) => paintOf(container, token) }),
        interactive: false,
        attributionControl: false,
        fadeDuration: still ? 0 : FADE_MS,
        pixelRatio: Math.min(SHARPEST, window.devicePixelRatio),
        // The view is limited already.
        transformConstrain: (center, next) => ({ center, zoom: next }),
      });
      map.current = drawn;
      let loaded = false;
      drawn.once('load', () => {
        loaded = true;
        container.dataset.drawn = '';
      });
      // A later failure concerns single tiles, below which the drawn map shows.
      drawn.on('error', ({ error }) => {
        if (!loaded) onFail(error);
      });
      return () => {
        map.current = null;
        drawn.remove();
      };
    } catch (error) {
      onFail(error);
      return undefined;
    }
  }, [address, code, still, isMeasured, onFail]);

  useLayoutEffect(() => {
    if (isMeasured) map.current?.jumpTo(latest.current);
  }, [isMeasured, latitude, longitude, view?.zoom]);

  return (
    <div
      ref={place}
      style={{ width: view?.width, height: view?.height }}
      css={[wholeMap, vectorCanvas]}
      aria-hidden="true"
    />
  );
}

/** Returns a colour without the variables of style sheets, which MapLibre cannot read. */
function paintOf(element: HTMLElement, token: string): string {
  element.style.color = token;
  const { color } = getComputedStyle(element);
  element.style.color = '';
  return color;
}
