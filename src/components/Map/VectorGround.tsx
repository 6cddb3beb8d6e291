import { Map as MapLibre } from 'maplibre-gl';
import type { PigeonProps } from 'pigeon-maps';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { vectorCanvas, wholeMap } from './MapCanvas.styles';
import { shownView } from './shownView';
import { vectorStyle } from './vectorStyle';

export interface VectorGroundProps extends PigeonProps {
  /** Absolute URL of a PMTiles file. */
  address: string;
  /** Whether labels appear without a fade animation. */
  still: boolean;
  /** Called if nothing can be drawn. Must be a stable function. */
  onFail: (reason: unknown) => void;
}

/**
 * MapLibre's tiles are 512 px wide, those of pigeon-maps 256 px. The same view therefore has a zoom that is lower by
 * one.
 */
const ZOOM_SHIFT = -1;
/** Maximum number of device pixels per CSS pixel. More would take time without a visible difference. */
const SHARPEST = 2;
const FADE_MS = 200;

/**
 * Draws a map's background from vector tiles. MapLibre only draws: it follows the view of pigeon-maps and handles no
 * input.
 */
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
        // Turns off MapLibre's own limits, because the view is already limited.
        transformConstrain: (center, next) => ({ center, zoom: next }),
      });
      map.current = drawn;
      let loaded = false;
      drawn.once('load', () => {
        loaded = true;
        container.dataset.drawn = '';
      });
      // After loading, errors concern only single tiles. The base map below remains visible in their place.
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

/** Resolves a CSS variable to its colour, because MapLibre cannot read CSS variables. */
function paintOf(element: HTMLElement, token: string): string {
  element.style.color = token;
  const { color } = getComputedStyle(element);
  element.style.color = '';
  return color;
}
