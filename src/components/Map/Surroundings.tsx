import type { PigeonProps } from 'pigeon-maps';
import type { Feature, Position } from 'geojson';
import { useLanguage } from '../../i18n/LanguageContext';
import { placeName, shapes, streetName, wholeMap } from './MapCanvas.styles';
import { project, type WorldPoint } from './mercator';
import { kindOf, linesOf, nameOf, SURROUNDING_KINDS } from './readSurroundings';
import { labelOf } from './labelOf';

/** Minimum zoom with streets and houses. */
const FROM_ZOOM = 13;
const NAMES_FROM_ZOOM = 15.5;

interface SurroundingsProps extends PigeonProps {
  features: readonly Feature[];
}

/** Plot, streets, houses and surroundings from the content. pigeon-maps sets position and size. */
export function Surroundings({ features, mapState }: SurroundingsProps) {
  const { code } = useLanguage();
  if (!mapState || mapState.width < 0 || mapState.zoom < FROM_ZOOM) return null;
  const { center, zoom, width, height } = mapState;
  const middle = project({ latitude: center[0], longitude: center[1] }, zoom);
  const toPixel = ([longitude = 0, latitude = 0]: Position): WorldPoint => {
    const { x, y } = project({ latitude, longitude }, zoom);
    return { x: x - middle.x + width / 2, y: y - middle.y + height / 2 };
  };
  const pathOf = (line: readonly Position[]) =>
    `M${line
      .map(toPixel)
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}`;
  // Later shapes are drawn above earlier ones.
  const inOrder = SURROUNDING_KINDS.flatMap((kind) => features.filter((shape) => kindOf(shape) === kind));
  return (
    <svg width={width} height={height} css={wholeMap} aria-hidden="true" focusable="false">
      {inOrder.map((shape, index) => {
        const kind = kindOf(shape);
        const closed = shape.geometry.type === 'Polygon' ? 'z' : '';
        const d = linesOf(shape)
          .map((line) => pathOf(line) + closed)
          .join('');
        return kind && d && <path key={index} d={d} css={shapes[kind](zoom)} />;
      })}
      {zoom >= NAMES_FROM_ZOOM &&
        inOrder.map((shape, index) => {
          const name = nameOf(shape, code);
          const label = name && labelOf(shape, toPixel);
          if (!label) return null;
          const { x, y, angle } = label;
          return (
            <text
              key={index}
              transform={`translate(${x} ${y}) rotate(${angle})`}
              css={kindOf(shape) === 'street' ? streetName : placeName}
            >
              {name}
            </text>
          );
        })}
    </svg>
  );
}
