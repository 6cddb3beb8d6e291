import { css } from '@emotion/react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '../../lib/isPlainClick';
import { buttonStyles, type ButtonVariant } from '../Button/Button.styles';
import { usePopup } from './usePopup';

interface PopupButtonProps {
  url: string;
  /** Called after the visitor has closed the popup window. */
  onClose?: () => void;
  /** Called when the visitor clicks the button. */
  onOpen?: () => void;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** Takes its own row below the buttons. While it is empty, it is out of the layout, so that it adds no gap. */
const notice = css({
  order: 1,
  flexBasis: '100%',
  gridColumn: '1 / -1',
  '&:empty': { position: 'absolute' },
  '& > a': { color: 'inherit' },
});

/**
 * Opens a page, such as the meeting scheduler, in a small window (project-marketing §4, §8). It is a link, so it also
 * works without JavaScript. If the browser blocks the window, a second link offers to open the page in the current
 * window.
 */
export function PopupButton({ url, onClose, onOpen, variant, children }: PopupButtonProps) {
  const { t } = useTranslation('common');
  const { state, open } = usePopup(url, onClose);
  const follow = (event: MouseEvent) => {
    onOpen?.();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <a href={url} css={buttonStyles[variant ?? 'primary']} onClick={follow}>
        {children}
      </a>
      <span role="status" css={notice}>
        {state === 'blocked' && (
          <>
            {t('popupBlocked')} <a href={url}>{t('openHere')}</a>
          </>
        )}
      </span>
    </>
  );
}
