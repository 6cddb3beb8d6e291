import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';

interface NothingFoundProps {
  /** What was sought. */
  text: string;
  onClear: () => void;
}

/** Nothing in the list has the words of its search box: says so, and offers the list without them. */
export function NothingFound({ text, onClear }: NothingFoundProps) {
  const { t } = useTranslation('filters');
  return (
    <>
      <p>{t('searchNothing', { text: text.trim() })}</p>
      <Button variant="secondary" onClick={onClear}>
        {t('clearSearch')}
      </Button>
    </>
  );
}
