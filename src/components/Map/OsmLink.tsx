import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageContext';
import { attributionLink } from './MapCanvas.styles';

/** Attribution with a link to OpenStreetMap, as the licence of its data requires. */
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
