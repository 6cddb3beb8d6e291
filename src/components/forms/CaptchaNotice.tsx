import { useTranslation } from 'react-i18next';
import { telHref } from '../../lib/telHref';
import { useSiteContact } from '../SiteContact/useSiteContact';
import { FormNotice } from './FormNotice';

interface CaptchaNoticeProps {
  /** Reason of the failure. Each new one takes the focus. */
  failure: unknown;
  onRetry: () => void;
}

/** A message that the captcha could not be loaded and nothing was sent, with a retry and the phone number. */
export function CaptchaNotice({ failure, onRetry }: CaptchaNoticeProps) {
  const { t } = useTranslation('forms');
  const { phone } = useSiteContact(['phone']);
  return (
    <FormNotice tone="error" news={failure} action={{ label: t('captchaRetry'), onClick: onRetry }}>
      {t('captchaNotLoaded')}
      {phone && (
        <>
          {' '}
          {t('captchaPhone')}{' '}
          <a href={telHref(phone)}>
            <bdi>{phone}</bdi>
          </a>
        </>
      )}
    </FormNotice>
  );
}
