import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { useLanguage } from '../../i18n/LanguageContext';
import { calendarFeedPath } from '../../i18n/paths';
import { subscribe } from './InvestorCalendar.styles';

/**
 * Link that subscribes a calendar program to all events. Without JavaScript, it downloads the calendar file instead.
 */
export function SubscribeLink() {
  const { t } = useTranslation('investors');
  const path = calendarFeedPath(useLanguage().code);
  const [href, setHref] = useState(path);
  useEffect(() => setHref(`webcal://${window.location.host}${path}`), [path]);
  return (
    <a href={href} css={subscribe}>
      <Icon name="calendar" />
      {t('subscribeCalendar')}
    </a>
  );
}
