import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { control, controls } from './MapCanvas.styles';
import { ZOOM_MAX, ZOOM_MIN } from './ProviderProps';

interface MapControlsProps {
  zoom: number;
  onZoom: (change: 1 | -1) => void;
}

/** Zoom buttons. At a limit, the button stays in place and is disabled. */
export function MapControls({ zoom, onZoom }: MapControlsProps) {
  const { t } = useTranslation('map');
  const [largest, smallest] = [zoom >= ZOOM_MAX, zoom <= ZOOM_MIN];
  return (
    <div css={controls}>
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
  );
}
