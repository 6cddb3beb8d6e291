import { graphql } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../components/Countdown/Countdown';
import { Icon } from '../../components/Icon/Icon';
import { bar, close as closeStyle, row, text } from './RentalCountdown.styles';

export const fragment = graphql`
  fragment RentalCountdown on CmsProject {
    rentProjectFOMO {
      timer
      textsBeforeTimer
      textAfterTimer
    }
  }
`;

/**
 * A bar with a promotion and a countdown. It disappears when the time is over or when the visitor closes it
 * (project-marketing §2.9). Renders nothing if no time is set.
 */
export function RentalCountdown({ project }: { project: Queries.RentalCountdownFragment }) {
  const { t } = useTranslation('rentalProject');
  const [shown, setShown] = useState(true);
  const { timer, textsBeforeTimer, textAfterTimer } = project.rentProjectFOMO ?? {};
  if (!shown || !timer) return null;
  const close = () => {
    setShown(false);
    // The pressed button has disappeared with the bar, so focus the page's content.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside css={bar} aria-label={t('promotion')}>
      <div css={row}>
        {textsBeforeTimer && <p css={text}>{textsBeforeTimer}</p>}
        <Countdown end={timer} onEnd={() => setShown(false)} />
        {textAfterTimer && <p css={text}>{textAfterTimer}</p>}
      </div>
      <button type="button" css={closeStyle} aria-label={t('closePromotion')} onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
