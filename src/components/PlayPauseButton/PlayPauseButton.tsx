import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { roundButton, type RoundButtonLook } from '../RoundButton/RoundButton.styles';

interface PlayPauseButtonProps {
  playing: boolean;
  onToggle: () => void;
  /**
   * Name of the video or slideshow. It is part of the button's accessible name, so that several buttons on a page can
   * be told apart.
   */
  subject: string;
  look?: RoundButtonLook;
  className?: string;
}

/** Pauses or resumes moving content (WCAG 2.2.2). The accessible name states what a click will do. */
export function PlayPauseButton({
  playing,
  onToggle,
  subject,
  look = 'solid',
  className,
}: PlayPauseButtonProps) {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      css={roundButton[look]}
      className={className}
      aria-label={t(playing ? 'pauseSubject' : 'playSubject', { subject })}
      onClick={onToggle}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}
