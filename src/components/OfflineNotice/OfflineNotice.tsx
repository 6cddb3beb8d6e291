import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { roundButton } from '../RoundButton/RoundButton.styles';
import { notice } from './OfflineNotice.styles';
import { onOfflinePress } from './offlinePress';

/**
 * The link that was clicked, and the number of clicks. The number is used as a key, so that each click is announced.
 */
interface Shown {
  link: HTMLAnchorElement;
  place: Element;
  presses: number;
}

/**
 * A notice that a link could not be followed because the visitor is offline. It stays until the connection returns or
 * the visitor closes it. If the link is in a dialog, the notice is rendered inside that dialog, because the rest of the
 * page is inert.
 */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(
    () =>
      onOfflinePress((link) =>
        setShown((before) => ({
          link,
          place: link.closest('dialog') ?? document.body,
          presses: (before?.presses ?? 0) + 1,
        })),
      ),
    [],
  );
  useEffect(() => {
    const leave = () => setShown(null);
    window.addEventListener('online', leave);
    return () => window.removeEventListener('online', leave);
  }, []);
  if (!shown) return null;
  const close = () => {
    setShown(null);
    shown.link.focus();
  };
  return createPortal(
    <div key={shown.presses} css={notice}>
      <p role="alert">{t('noConnection')}</p>
      <button type="button" css={roundButton.outline} aria-label={t('close')} onClick={close}>
        <Icon name="close" />
      </button>
    </div>,
    shown.place,
  );
}
