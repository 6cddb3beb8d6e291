import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { body, close, foot, frame, head, heading } from './DialogFrame.styles';

export interface DialogFrameProps {
  /** Names the dialog. */
  title: string;
  /** The title is for screen-reader users only. */
  titleHidden?: boolean;
  /** Beside the title: a price. */
  beside?: ReactNode;
  /** Stays in view below the content: buttons of a form. */
  footer?: ReactNode;
  children: ReactNode;
  /** What is under way cannot be called back: there is nothing that closes the dialog. */
  busy?: boolean;
}

interface OwnProps extends DialogFrameProps {
  titleId: string;
  onClose: () => void;
}

/** Title, close button, content that scrolls, and a footer that does not. */
export function DialogFrame(props: OwnProps) {
  const { title, titleHidden = false, beside, footer, children, busy = false, titleId, onClose } = props;
  const { t } = useTranslation('common');
  return (
    <div css={frame}>
      <div css={head}>
        <h2 id={titleId} css={heading}>
          {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </h2>
        {beside}
        {!busy && (
          <button type="button" css={close} aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div css={body}>{children}</div>
      {footer && <div css={foot}>{footer}</div>}
    </div>
  );
}
