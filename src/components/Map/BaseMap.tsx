import type { PigeonProps } from 'pigeon-maps';
import { useLanguage } from '../../i18n/LanguageContext';
import base from './baseMap.json';
import { landShape, region, sea, townName, wholeMap } from './MapCanvas.styles';
import { project } from './mercator';
import { TOWNS } from './towns';

/** Distance in px between a town and its name, so that marks do not cover the name. */
const NAME_BELOW = 28;
/** Maximum zoom with town names; closer views show streets. */
const TOWNS_UNTIL = 14;

/** Land, sea and towns from public-domain shapes. pigeon-maps sets position and size. */
export function BaseMap({ mapState }: PigeonProps) {
  const { code } = useLanguage();
  // pigeon-maps reports a size of -1 before its first measurement.
  if (!mapState || mapState.width < 0) return null;
  const { center, zoom, width, height } = mapState;
  const middle = project({ latitude: center[0], longitude: center[1] }, zoom);
  const shift = { x: width / 2 - middle.x, y: height / 2 - middle.y };
  // Draws the shapes once for one zoom and moves them with a transform.
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
