import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { body, close, foot, frame, head, heading } from './DialogFrame.styles';

export interface DialogFrameProps {
  /** Title of the dialog and its accessible name. */
  title: string;
  /** Whether the title is visually hidden, so that only screen readers read it. */
  titleHidden?: boolean;
  /** Content beside the title, for example a price. */
  beside?: ReactNode;
  /** Content that stays at the bottom of the dialog, such as buttons. */
  footer?: ReactNode;
  children: ReactNode;
  /** Whether an action that cannot be cancelled is running. The close button is hidden meanwhile. */
  busy?: boolean;
}

interface OwnProps extends DialogFrameProps {
  titleId: string;
  onClose: () => void;
}

/** The content of a dialog: title, close button, scrollable body and fixed footer. */
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
      {/* Browsers make a scrolling element a stop of the keyboard, so it needs a name. */}
      <div role="group" aria-label={t('dialogContent')} css={body}>
        {children}
      </div>
      {footer && <div css={foot}>{footer}</div>}
    </div>
  );
}
