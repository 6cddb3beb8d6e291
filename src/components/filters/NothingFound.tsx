import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';

interface NothingFoundProps {
  /** The search text that has no matches. */
  text: string;
  onClear: () => void;
}

/** A message that no list item matches the search text, with a button that clears the text. */
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
