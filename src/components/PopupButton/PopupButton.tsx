import { css } from '@emotion/react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '../../lib/isPlainClick';
import { buttonStyles, type ButtonVariant } from '../Button/Button.styles';
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

/** A row of its own below the buttons around it; while it says nothing it takes no room, nor a gap. */
const notice = css({
  order: 1,
  flexBasis: '100%',
  gridColumn: '1 / -1',
  '&:empty': { position: 'absolute' },
  '& > a': { color: 'inherit' },
});

/**
 * Opens a page, such as the meeting scheduler, in a small window (project-marketing §4, §8). It is a link to that page, so that it
 * leads there without scripts too; where the browser blocks the window, another one opens the page in this one.
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
