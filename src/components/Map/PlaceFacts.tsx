import { useTranslation } from 'react-i18next';
import { mapHref } from '../../lib/mapHref';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { placeLink, placeTitle } from './Map.styles';
import type { MapPlace } from './MapPlace';

/** Name and address of a place, with a link that opens it in the visitor's map app. */
export function PlaceFacts({ place }: { place: MapPlace }) {
  const { t } = useTranslation('common');
  return (
    <>
      <p css={placeTitle}>{place.name}</p>
      {place.address && <p>{place.address}</p>}
      <a href={mapHref(place.address || place)} target="_blank" rel="noopener" css={placeLink}>
        {t('onMap')}
        <VisuallyHidden>
          {' '}
          {place.name} {t('inNewTab')}
        </VisuallyHidden>
      </a>
    </>
  );
}
