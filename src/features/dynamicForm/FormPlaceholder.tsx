import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { space } from '../../theme/tokens';

const placeholder = css({ display: 'grid', alignContent: 'start', gap: space.xl, minBlockSize: '32rem' });

/** Keeps the place of a form that is on its way. */
export function FormPlaceholder() {
  const { t } = useTranslation('dynamicForm');
  return (
    <div css={placeholder} role="status" aria-label={t('loading')} aria-busy="true">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} blockSize="3.25rem" />
      ))}
    </div>
  );
}
