import { useTranslation } from 'react-i18next';
import { leftOut } from './filters.styles';

/** A message that the address named values which the list does not have. */
export function LeftOut() {
  const { t } = useTranslation('filters');
  return (
    <p role="status" css={leftOut}>
      {t('leftOut')}
    </p>
  );
}
