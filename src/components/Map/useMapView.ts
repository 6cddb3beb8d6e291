import { useCallback, useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { fitView } from './fitView';
import type { MapPlace } from './MapPlace';
import { project, unproject, type MapView } from './mercator';
import { ZOOM_MAX, ZOOM_MIN } from './ProviderProps';

/** Distance in px of a move by an arrow key or button. */
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
  /** Initial view; by default it shows all places. */
  start: MapView | undefined;
  /** Maximum zoom when all places are shown. */
  nearest: number;
}

/**
 * Keeps the view of a map and moves it by keys and buttons.
 * @returns the view, null until the map's size is known, and that size in px
 */
export function useMapView({ frame, places, start, nearest }: ViewOptions) {
  const [view, setView] = useState<MapView | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });

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
    setView(start ?? fitView(places, { width, height }, nearest));
  }, [view, frame, places, start, nearest]);

  const zoomBy = useCallback(
    (change: number) =>
      setView(
        (now) =>
          now && { ...now, zoom: Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, Math.round(now.zoom + change))) },
      ),
    [],
  );

  const pan = useCallback((direction: PanDirection) => {
    const [eastwards, southwards] = STEPS[direction];
    setView((now) => {
      if (!now) return now;
      const { x, y } = project(now.center, now.zoom);
      return { ...now, center: unproject({ x: x + eastwards, y: y + southwards }, now.zoom) };
    });
  }, []);

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

  return { view, size, setView, zoomBy, pan, onKeyDown };
}
