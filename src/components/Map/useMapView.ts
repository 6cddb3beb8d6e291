import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { fitView } from './fitView';
import { limitView, zoomLimit, type Area } from './limitView';
import type { MapPlace } from './MapPlace';
import { project, unproject, type MapView } from './mercator';
import { ZOOM_MAX, ZOOM_MIN } from './ProviderProps';
import { useVectorTiles } from './vectorTiles';

/** Distance in px by which an arrow key or button moves the map. */
const STEP = 96;
const STEPS = { west: [-STEP, 0], east: [STEP, 0], north: [0, -STEP], south: [0, STEP] } as const;
export type PanDirection = keyof typeof STEPS;
const ARROWS: Readonly<Record<string, PanDirection>> = {
  ArrowLeft: 'west',
  ArrowRight: 'east',
  ArrowUp: 'north',
  ArrowDown: 'south',
};
const ZOOM_KEYS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1 };

interface ViewOptions {
  /** The element that the map fills. */
  frame: RefObject<HTMLElement | null>;
  places: readonly MapPlace[];
  /** Initial view. By default, it shows all places. */
  start: MapView | undefined;
  /** Maximum zoom of the initial view that shows all places. */
  nearest: number;
  /** Area in which the surroundings from the CMS show streets. */
  area: Area | null;
}

/**
 * Keeps the view of a map within its limits, and moves it by keys and buttons.
 * @returns the view (null until the map's size is known), its maximum zoom, the size in px, and functions that change
 *   the view
 */
export function useMapView({ frame, places, start, nearest, area }: ViewOptions) {
  const [view, followView] = useState<MapView | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  // A dependency of the effect below, because the limits depend on the tiles.
  const tiles = useVectorTiles();

  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
      setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [frame, view]);

  useLayoutEffect(() => {
    if (view !== null || !frame.current || (!start && places.length === 0)) return;
    const { clientWidth: width, clientHeight: height } = frame.current;
    const all = start ?? fitView(places, { width, height }, nearest);
    followView(limitView(all, area, { width, height }));
  }, [view, frame, places, start, nearest, area]);

  // Limits the view after the provider has already moved to it.
  useLayoutEffect(() => followView((now) => now && limitView(now, area, size)), [view, area, size, tiles]);
  const limit = useRef((next: MapView) => next);
  limit.current = (next) => limitView(next, area, size);
  const setView = useCallback(
    (change: (now: MapView | null) => MapView | null) =>
      followView((now) => {
        const next = change(now);
        return next && limit.current(next);
      }),
    [],
  );
  const zoomMax = view ? zoomLimit(view.center, area, size) : ZOOM_MAX;

  const zoomBy = useCallback(
    (change: number) =>
      setView(
        (now) =>
          now && { ...now, zoom: Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, Math.round(now.zoom + change))) },
      ),
    [setView],
  );

  const pan = useCallback(
    (direction: PanDirection) => {
      const [eastwards, southwards] = STEPS[direction];
      setView((now) => {
        if (!now) return now;
        const { x, y } = project(now.center, now.zoom);
        return { ...now, center: unproject({ x: x + eastwards, y: y + southwards }, now.zoom) };
      });
    },
    [setView],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, key } = event;
    if (!view || ctrlKey || metaKey || altKey) return;
    const arrow = ARROWS[key];
    const zoom = ZOOM_KEYS[key];
    if (arrow) pan(arrow);
    else if (zoom) zoomBy(zoom);
    else return;
    event.preventDefault();
  };

  return { view, size, zoomMax, setView, followView, zoomBy, pan, onKeyDown };
}
