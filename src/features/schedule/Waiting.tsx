import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { waiting } from './Schedule.styles';

/** The placeholder that is shown while the available times load. */
export function Waiting() {
  const { t } = useTranslation('schedule');
  return (
    <div css={waiting} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton blockSize="1.5rem" />
      <Skeleton blockSize="5rem" />
      <Skeleton blockSize="7rem" />
    </div>
  );
}
