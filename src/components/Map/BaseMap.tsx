import type { PigeonProps } from 'pigeon-maps';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { lateCode } from '../../lib/lateCode';
import { landShape, region, sea, townName, wholeMap } from './MapCanvas.styles';
import { project } from './mercator';
import regionMap from './regionMap.json';
import { TOWNS } from './towns';

/** Distance in px between a town and its name, so that marks do not cover the name. */
const NAME_BELOW = 28;
/** Maximum zoom with town names; closer views show streets. */
const TOWNS_UNTIL = 14;

/** The world's land: 9 KB (Brotli) that a map within the region does not need. */
const lateWorld = lateCode('WorldMap', async () => (await import('./worldMap')).worldMap);
const [LEFT = 0, TOP = 0] = regionMap.northWest;
const [RIGHT = 0, BOTTOM = 0] = regionMap.southEast;

interface BaseMapProps extends PigeonProps {
  /** Called when the world's land cannot be loaded. */
  onFail: (reason: unknown) => void;
}

/** Land, sea and towns from public-domain shapes. pigeon-maps sets position and size. */
export function BaseMap({ mapState, onFail }: BaseMapProps) {
  const { code } = useLanguage();
  const [world, setWorld] = useState(lateWorld.code);
  const needsWorld = mapState !== undefined && mapState.width >= 0 && isBeyondRegion(mapState);
  useEffect(() => {
    if (needsWorld) lateWorld.load().then(setWorld, onFail);
  }, [needsWorld, onFail]);
  // pigeon-maps reports a size of -1 before its first measurement.
  if (!mapState || mapState.width < 0) return null;
  const { zoom, width, height } = mapState;
  const shift = shiftOf(mapState);
  // Draws the shapes once for one zoom and moves them with a transform.
  const transformOf = (drawnFor: number) =>
    `translate(${shift.x} ${shift.y}) scale(${2 ** (zoom - drawnFor)})`;
  const towns = TOWNS.filter(({ from }) => zoom >= from && zoom < TOWNS_UNTIL);
  return (
    <svg width={width} height={height} css={[wholeMap, sea]} aria-hidden="true" focusable="false">
      {world && <path d={world.land} transform={transformOf(world.zoom)} css={landShape} />}
      <g transform={transformOf(regionMap.zoom)}>
        <rect x={LEFT} y={TOP} width={RIGHT - LEFT} height={BOTTOM - TOP} css={region} />
        <path d={regionMap.land} css={landShape} />
      </g>
      {towns.map(({ name, ...place }) => {
        const { x, y } = project(place, zoom);
        return (
          <text key={name.en} x={x + shift.x} y={y + shift.y + NAME_BELOW} css={townName}>
            {name[code]}
          </text>
        );
      })}
    </svg>
  );
}

type View = Pick<NonNullable<PigeonProps['mapState']>, 'center' | 'zoom' | 'width' | 'height'>;

/** Returns where the map's origin lies on the screen, in px. */
function shiftOf({ center, zoom, width, height }: View) {
  const middle = project({ latitude: center[0], longitude: center[1] }, zoom);
  return { x: width / 2 - middle.x, y: height / 2 - middle.y };
}

/** Tells whether the view shows anything outside of the detailed region. */
function isBeyondRegion(view: View): boolean {
  const { x, y } = shiftOf(view);
  const scale = 2 ** (view.zoom - regionMap.zoom);
  return (
    x + LEFT * scale > 0 ||
    y + TOP * scale > 0 ||
    x + RIGHT * scale < view.width ||
    y + BOTTOM * scale < view.height
  );
}
