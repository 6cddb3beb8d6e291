import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { roundButton, type RoundButtonLook } from '../RoundButton/RoundButton.styles';

interface PlayPauseButtonProps {
  playing: boolean;
  onToggle: () => void;
  /** What plays: the name of the film or of the slideshow, so that several buttons on a page can be told apart. */
  subject: string;
  look?: RoundButtonLook;
  className?: string;
}

/** Stops or goes on with whatever moves by itself (WCAG 2.2.2); its name says what a press does. */
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
