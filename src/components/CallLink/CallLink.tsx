import { useTranslation } from 'react-i18next';
import { buttonStyles, type ButtonVariant } from '../Button/Button.styles';
import { Icon } from '../Icon/Icon';
import { telHref } from '../../lib/telHref';
import { onDesktop, onPhone } from './CallLink.styles';

interface CallLinkProps {
  phone: string;
  variant?: ButtonVariant;
  onPress?: () => void;
}

/**
 * A button that calls a phone number. Phones show "Call", desktops show the number. Renders nothing if the number is
 * unusable.
 */
export function CallLink({ phone, variant = 'secondary', onPress }: CallLinkProps) {
  const { t } = useTranslation('common');
  const href = telHref(phone);
  if (!href) return null;
  return (
    <a
      href={href}
      css={buttonStyles[variant]}
      aria-label={t('callNumber', { number: phone })}
      onClick={onPress}
    >
      <Icon name="phone" />
      <span css={onPhone}>{t('call')}</span>
      <bdi css={onDesktop}>{phone}</bdi>
    </a>
  );
}
