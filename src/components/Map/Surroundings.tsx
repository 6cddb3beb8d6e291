import type { PigeonProps } from 'pigeon-maps';
import type { FeatureCollection, Position } from 'geojson';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageContext';
import { illustrationFade } from './illustrationFade';
import { illustrationNote, placeName, shapes, streetName, wholeMap } from './MapCanvas.styles';
import { project, type WorldPoint } from './mercator';
import { isIllustration, kindOf, linesOf, nameOf, SURROUNDING_KINDS } from './readSurroundings';
import { labelOf } from './labelOf';
import { shownView } from './shownView';

/** Minimum zoom at which streets and buildings are drawn. */
const FROM_ZOOM = 13;
const NAMES_FROM_ZOOM = 15.5;

interface SurroundingsProps extends PigeonProps {
  surroundings: FeatureCollection;
}

/**
 * Draws the plot, streets, buildings and other surroundings from the CMS as SVG. pigeon-maps provides the position and
 * size.
 */
export function Surroundings({ surroundings, ...pigeon }: SurroundingsProps) {
  const { code, direction } = useLanguage();
  const { t } = useTranslation('map');
  const view = shownView(pigeon);
  if (!view || view.zoom < FROM_ZOOM) return null;
  const { center, zoom, width, height } = view;
  const middle = project(center, zoom);
  const toPixel = ([longitude = 0, latitude = 0]: Position): WorldPoint => {
    const { x, y } = project({ latitude, longitude }, zoom);
    return { x: x - middle.x + width / 2, y: y - middle.y + height / 2 };
  };
  const pathOf = (line: readonly Position[]) =>
    `M${line
      .map(toPixel)
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}`;
  const { features } = surroundings;
  // SVG draws later shapes above earlier ones, so the shapes are sorted by kind.
  const inOrder = SURROUNDING_KINDS.flatMap((kind) => features.filter((shape) => kindOf(shape) === kind));
  const invented = isIllustration(surroundings);
  const svg = (
    <svg
      width={width}
      height={height}
      css={wholeMap}
      style={invented ? illustrationFade(inOrder, toPixel) : undefined}
      aria-hidden="true"
      focusable="false"
    >
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
          const label = name && labelOf(shape, toPixel, { width, height });
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
  return invented ? (
    <>
      {svg}
      <p dir={direction} css={illustrationNote}>
        {t('illustration')}
      </p>
    </>
  ) : (
    svg
  );
}
