import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { telHref } from '../../lib/telHref';
import { button, row, whatsAppMark } from './LandingContact.styles';

interface LandingContactProps {
  phone: string | null | undefined;
  /** International phone number of the WhatsApp account, digits only. */
  whatsApp: string | null | undefined;
}

/** Links that start a WhatsApp chat or a phone call (forms-investors-catalogue §2.8). */
export function LandingContact({ phone, whatsApp }: LandingContactProps) {
  const { t } = useTranslation('landing');
  if (!phone && !whatsApp) return null;
  return (
    <div css={row}>
      {whatsApp && (
        <a href={`https://wa.me/${whatsApp}`} target="_blank" rel="noopener" css={button}>
          <Icon name="whatsapp" css={whatsAppMark} />
          {t('whatsApp')}
        </a>
      )}
      {phone && (
        <a href={telHref(phone)} css={button}>
          <Icon name="phone" />
          <bdi>{phone}</bdi>
        </a>
      )}
    </div>
  );
}
