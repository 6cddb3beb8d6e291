import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Icon } from '../../components/Icon/Icon';
import { Heading } from '../../components/Section/Heading';
import { SiteContact } from '../../components/SiteContact/SiteContact';
import { telHref } from '../../lib/telHref';
import { actions, calm } from './Schedule.styles';

interface NoMeetingProps {
  /** Why nothing can be booked here now. */
  why: 'noneFree' | 'unavailable' | 'unreachable';
  onTryAgain?: () => void;
}

/** In place of the times: why there are none, and how else the group is reached. */
export function NoMeeting({ why, onTryAgain }: NoMeetingProps) {
  const { t } = useTranslation('schedule');
  const { phone, email } = useContext(SiteContact);
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
    </div>
  );
}
