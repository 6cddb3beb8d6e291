import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { control, controls, cross, crossPlaces, zoomControls } from './MapCanvas.styles';
import { ZOOM_MIN } from './ProviderProps';
import type { PanDirection } from './useMapView';

interface MapControlsProps {
  zoom: number;
  zoomMax: number;
  onZoom: (change: 1 | -1) => void;
  onPan: (direction: PanDirection) => void;
}

const PANS = [
  ['north', 'chevronUp'],
  ['west', 'chevronStart'],
  ['east', 'chevronEnd'],
  ['south', 'chevronDown'],
] as const;

/**
 * Buttons that zoom the map, and buttons that move it without dragging (WCAG 2.5.7). A zoom button at its limit stays
 * in place but is disabled.
 */
export function MapControls({ zoom, zoomMax, onZoom, onPan }: MapControlsProps) {
  const { t } = useTranslation('map');
  const [largest, smallest] = [zoom >= zoomMax, zoom <= ZOOM_MIN];
  return (
    <div css={controls}>
      <div css={zoomControls}>
        <button
          type="button"
          css={control}
          aria-label={t('zoomIn')}
          aria-disabled={largest}
          onClick={largest ? undefined : () => onZoom(1)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          css={control}
          aria-label={t('zoomOut')}
          aria-disabled={smallest}
          onClick={smallest ? undefined : () => onZoom(-1)}
        >
          <Icon name="minus" />
        </button>
      </div>
      <div css={cross}>
        {PANS.map(([direction, icon]) => (
          <button
            key={direction}
            type="button"
            css={[control, crossPlaces[direction]]}
            aria-label={t(`pan.${direction}`)}
            onClick={() => onPan(direction)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </div>
  );
}
