import type { PigeonProps } from 'pigeon-maps';
import { useLanguage } from '../../i18n/LanguageContext';
import base from './baseMap.json';
import { landShape, region, sea, townName, wholeMap } from './MapCanvas.styles';
import { project } from './mercator';
import { TOWNS } from './towns';

/** Px between a town and its name, which marks at the town would cover otherwise. */
const NAME_BELOW = 28;
/** Up to this zoom names of towns are shown; nearer, streets matter. */
const TOWNS_UNTIL = 14;

/** Land, sea and towns, from shapes that are in the public domain. pigeon-maps gives it its place and size. */
export function BaseMap({ mapState }: PigeonProps) {
  const { code } = useLanguage();
  // Before it has measured itself, pigeon-maps takes its size for -1.
  if (!mapState || mapState.width < 0) return null;
  const { center, zoom, width, height } = mapState;
  const middle = project({ latitude: center[0], longitude: center[1] }, zoom);
  const shift = { x: width / 2 - middle.x, y: height / 2 - middle.y };
  // The shapes are drawn once, for one zoom; to move the map is to change the transform.
  const transformOf = (drawnFor: number) =>
    `translate(${shift.x} ${shift.y}) scale(${2 ** (zoom - drawnFor)})`;
  const [left = 0, top = 0] = base.region.northWest;
  const [right = 0, bottom = 0] = base.region.southEast;
  const towns = TOWNS.filter(({ from }) => zoom >= from && zoom < TOWNS_UNTIL);
  return (
    <svg width={width} height={height} css={[wholeMap, sea]} aria-hidden="true" focusable="false">
      <path d={base.world.land} transform={transformOf(base.world.zoom)} css={landShape} />
      <g transform={transformOf(base.region.zoom)}>
        <rect x={left} y={top} width={right - left} height={bottom - top} css={region} />
        <path d={base.region.land} css={landShape} />
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
