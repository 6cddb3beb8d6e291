import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';

interface NothingFoundProps {
  /** The search text. */
  text: string;
  onClear: () => void;
}

/** A message that no entry matches the search text, with a button to clear it. */
export function NothingFound({ text, onClear }: NothingFoundProps) {
  const { t } = useTranslation('filters');
  return (
    <>
      <p>{t('searchNothing', { text: text.trim() })}</p>
      <Button variant="secondary" onClick={onClear}>
        {t('common:clearSearch')}
      </Button>
    </>
  );
}
