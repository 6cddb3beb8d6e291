import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Icon } from '../../components/Icon/Icon';
import { Heading } from '../../components/Section/Heading';
import { useSiteContact } from '../../components/SiteContact/useSiteContact';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute } from '../../i18n/paths';
import { telHref } from '../../lib/telHref';
import { notice, ways } from './Schedule.styles';

interface NoMeetingProps {
  /** Why no meeting can be booked. */
  why: 'noneFree' | 'unavailable' | 'unreachable';
  /** Phone number of the project; undefined if it is unknown. */
  phone?: string;
  onTryAgain?: () => void;
}

/** The message why no meeting can be booked, with the contact details of the project or the group. */
export function NoMeeting({ why, phone: own, onTryAgain }: NoMeetingProps) {
  const { t } = useTranslation('schedule');
  const { code } = useLanguage();
  const site = useSiteContact(['phone', 'email']);
  const phone = own || site.phone;
  const { email } = site;
  return (
    <div role={why === 'unreachable' ? 'alert' : 'status'} css={notice} data-no-meeting="">
      <Heading level={2} look="h3">
        {t(why)}
      </Heading>
      <p>{t(`${why}Text`)}</p>
      <div css={ways}>
        {onTryAgain && <Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
        {phone && (
          // The link always shows the phone number itself, even in the narrow scheduler window on desktop.
          <a href={telHref(phone)} css={buttonStyles.secondary}>
            <Icon name="phone" />
            <bdi>{phone}</bdi>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} css={buttonStyles.secondary}>
            <Icon name="mail" />
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
      </div>
      {/* In its own window, the scheduler has the site behind it. */}
      {!window.opener && (
        <Link to={localizedRoute('/', code)} css={buttonStyles.text}>
          {t('toSite')}
        </Link>
      )}
    </div>
  );
}
