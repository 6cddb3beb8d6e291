import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageContext';
import { attributionLink } from './MapCanvas.styles';

/** Attribution of OpenStreetMap's data, which its licence requires. */
export function OsmLink() {
  const { code, direction } = useLanguage();
  const { t } = useTranslation('map');
  return (
    <a
      href={`https://www.openstreetmap.org/copyright/${code}`}
      target="_blank"
      rel="noopener"
      dir={direction}
      css={attributionLink}
    >
      {t('osm')}
    </a>
  );
}
