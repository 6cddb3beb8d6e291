import { Link } from 'gatsby';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Icon } from '../../components/Icon/Icon';
import { Heading } from '../../components/Section/Heading';
import { SiteContact } from '../../components/SiteContact/SiteContact';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute } from '../../i18n/paths';
import { telHref } from '../../lib/telHref';
import { actions, calm } from './Schedule.styles';

interface NoMeetingProps {
  /** Why nothing can be booked here now. */
  why: 'noneFree' | 'unavailable' | 'unreachable';
  /** The project's own, where it is known. */
  phone?: string;
  onTryAgain?: () => void;
}

/** In place of the times: why there are none, and how else the project is reached, or the group. */
export function NoMeeting({ why, phone: own, onTryAgain }: NoMeetingProps) {
  const { t } = useTranslation('schedule');
  const { code } = useLanguage();
  const site = useContext(SiteContact);
  const phone = own || site.phone;
  const { email } = site;
  return (
    <div role={why === 'unreachable' ? 'alert' : 'status'} css={calm}>
      <Heading level={2} look="h3">
        {t(why)}
      </Heading>
      <p>{t(`${why}Text`)}</p>
      <div css={actions}>
        {onTryAgain && <Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
        {phone && (
          // The number itself, also in the scheduler's narrow window on a desktop.
          <a href={telHref(phone)} css={buttonStyles.secondary}>
            <Icon name="phone" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} css={buttonStyles.text}>
            <Icon name="mail" />
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
      </div>
      {/* In the scheduler's own window, the site is in the one behind it. */}
      {!window.opener && (
        <Link to={localizedRoute('/', code)} css={buttonStyles.text}>
          {t('toSite')}
        </Link>
      )}
    </div>
  );
}
