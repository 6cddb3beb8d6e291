import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { buttonStyles, type ButtonVariant } from '../Button/Button.styles';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { usePopup } from './usePopup';

interface PopupButtonProps {
  url: string;
  /** The visitor has closed the window. */
  onClose?: () => void;
  /** The visitor asked for it. */
  onOpen?: () => void;
  variant?: ButtonVariant;
  children: ReactNode;
}

/**
 * Opens a page, such as the meeting scheduler, in a small window; where the browser blocks it, a link
 * takes the button's place (project-marketing §4, §8).
 */
export function PopupButton({ url, onClose, onOpen, variant, children }: PopupButtonProps) {
  const { t } = useTranslation('common');
  const { state, open } = usePopup(url, onClose);
  return (
    <>
      {state === 'blocked' ? (
        <a href={url} target="_blank" rel="noopener" css={buttonStyles[variant ?? 'primary']}>
          {children}
          <VisuallyHidden> {t('inNewTab')}</VisuallyHidden>
        </a>
      ) : (
        <Button
          variant={variant ?? 'primary'}
          onClick={() => {
            onOpen?.();
            open();
          }}
        >
          {children}
        </Button>
      )}
      <span role="status">{state === 'blocked' && t('popupBlocked')}</span>
    </>
  );
}
