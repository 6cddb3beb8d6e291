import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useLanguage } from '../../i18n/LanguageContext';
import { directionsHref } from '../../lib/mapHref';
import type { Factory } from './Factory';
import { FactoryLinks } from './FactoryLinks';
import { card, cardLink, cardPicture, cardTitle, hours as hoursStyle } from './FactoryMap.styles';
import { dayName, isOpenAt } from './openingHours';

/**
 * The card of a chosen factory: picture, name, street, phone, opening hours and directions (forms-investors-catalogue
 * §2.4).
 */
export function FactoryCard({ factory }: { factory: Factory }) {
  const { t } = useTranslation('factories');
  const { code } = useLanguage();
  const { name, association, street, position, image, hours } = factory;
  // Null in the built HTML and before hydration, because the result depends on the time of the visit.
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => setOpen(hours.length > 0 ? isOpenAt(hours, new Date()) : null), [hours]);
  return (
    <div css={card}>
      {image && (
        <div css={cardPicture}>
          <Picture media={image} alt="" />
        </div>
      )}
      <p css={cardTitle}>{name}</p>
      <p>{association}</p>
      <FactoryLinks factory={factory} placeText={street || t('onMap')} />
      {hours.length > 0 && (
        <div>
          {open !== null && <p css={cardTitle}>{t(open ? 'openNow' : 'closedNow')}</p>}
          <ul css={hoursStyle}>
            {hours.map(({ from, to, opens, closes }) => (
              <li key={`${from}-${opens}`}>
                {from === to ? dayName(from, code) : `${dayName(from, code)}–${dayName(to, code)}`}{' '}
                <bdi>
                  {opens}–{closes}
                </bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {position && (
        <a href={directionsHref(position)} target="_blank" rel="noopener" css={cardLink}>
          <Icon name="arrow" flip />
          {t('directions')}
          <VisuallyHidden> {t('inNewTab')}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}
