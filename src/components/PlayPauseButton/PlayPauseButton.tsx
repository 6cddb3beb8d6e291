import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { roundButton, type RoundButtonLook } from '../RoundButton/RoundButton.styles';

interface PlayPauseButtonProps {
  playing: boolean;
  onToggle: () => void;
  /** Name of the film or slideshow, to distinguish several buttons on a page. */
  subject: string;
  look?: RoundButtonLook;
  className?: string;
}

/** Pauses or resumes moving content (WCAG 2.2.2). Its name says what a press does. */
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
