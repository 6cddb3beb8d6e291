import { useTranslation } from 'react-i18next';
import { telHref } from '../../lib/telHref';
import { useSiteContact } from '../SiteContact/useSiteContact';
import { FormNotice } from './FormNotice';

interface CaptchaNoticeProps {
  /** The failure to report. Each new value moves the focus to the notice. */
  failure: unknown;
  onRetry: () => void;
}

/** A notice that the captcha failed to load and nothing was sent. It offers a retry and the phone number. */
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
