import type { PigeonProps } from 'pigeon-maps';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { createCodeLoader } from '../../lib/createCodeLoader';
import { landShape, region, sea, townName, wholeMap } from './MapCanvas.styles';
import { project, type Coordinates } from './mercator';
import { placeNames } from './placeNames';
import regionMap from './regionMap.json';
import { shownView, type ShownView } from './shownView';
import { TOWNS } from './towns';

/** Zoom from which town names are hidden, because streets are visible instead. */
const TOWNS_UNTIL = 14;

/** Coastlines of the whole world (9 KB with Brotli). Loaded only if a map shows something outside the region. */
const worldLoader = createCodeLoader('WorldMap', async () => (await import('./worldMap.json')).default);
const [LEFT = 0, TOP = 0] = regionMap.northWest;
const [RIGHT = 0, BOTTOM = 0] = regionMap.southEast;

interface BaseMapProps extends PigeonProps {
  /** Positions of the marks, which must not cover the names of towns. */
  marks: readonly Coordinates[];
  /** Called if the coastlines of the world cannot be loaded. */
  onFail: (reason: unknown) => void;
}

/** Draws land, sea and town names as SVG from public-domain shapes. pigeon-maps provides the position and size. */
export function BaseMap({ marks, onFail, ...pigeon }: BaseMapProps) {
  const { code } = useLanguage();
  const [world, setWorld] = useState(worldLoader.code);
  const view = shownView(pigeon);
  const needsWorld = view !== null && isBeyondRegion(view);
  useEffect(() => {
    if (needsWorld) worldLoader.load().then(setWorld, onFail);
  }, [needsWorld, onFail]);
  if (!view) return null;
  const { zoom, width, height } = view;
  const shift = shiftOf(view);
  // The paths are drawn for one zoom. Panning and zooming only change their transform.
  const transformOf = (drawnFor: number) =>
    `translate(${shift.x} ${shift.y}) scale(${2 ** (zoom - drawnFor)})`;
  const onScreen = (place: Coordinates) => {
    const { x, y } = project(place, zoom);
    return { x: x + shift.x, y: y + shift.y };
  };
  const towns = placeNames(
    TOWNS.filter(({ from }) => zoom >= from && zoom < TOWNS_UNTIL).map(({ name, ...place }) => ({
      name: name[code],
      ...onScreen(place),
    })),
    marks.map(onScreen),
  );
  return (
    <svg width={width} height={height} css={[wholeMap, sea]} aria-hidden="true" focusable="false">
      {world && <path d={world.land} transform={transformOf(world.zoom)} css={landShape} />}
      <g transform={transformOf(regionMap.zoom)}>
        <rect x={LEFT} y={TOP} width={RIGHT - LEFT} height={BOTTOM - TOP} css={region} />
        <path d={regionMap.land} css={landShape} />
        <path d={regionMap.lakes} css={region} />
      </g>
      {towns.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} css={townName}>
          {name}
        </text>
      ))}
    </svg>
  );
}

/** Returns the screen position of the projection's origin (its north-west corner), in px. */
function shiftOf({ center, zoom, width, height }: ShownView) {
  const middle = project(center, zoom);
  return { x: width / 2 - middle.x, y: height / 2 - middle.y };
}

/** Checks whether the view shows anything outside the region that the base map draws in detail. */
function isBeyondRegion(view: ShownView): boolean {
  const { x, y } = shiftOf(view);
  const scale = 2 ** (view.zoom - regionMap.zoom);
  return (
    x + LEFT * scale > 0 ||
    y + TOP * scale > 0 ||
    x + RIGHT * scale < view.width ||
    y + BOTTOM * scale < view.height
  );
}
