import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { nothing } from './JobBoard.styles';

interface NoJobsProps {
  /** Address of the group's careers page, on a page of one company; the group's own page points to its social pages. */
  groupCareers: string | null;
  /** Forgets what was chosen; null where nothing was. */
  onReset: (() => void) | null;
  /** What was sought, which nothing has. */
  text?: string;
}

/** There are no positions, or none that match the search (corporate-site §8). */
export function NoJobs({ groupCareers, onReset, text = '' }: NoJobsProps) {
  const { t } = useTranslation(['careers', 'filters']);
  return (
    <div css={nothing}>
      {text.trim() !== '' && <p>{t('filters:searchNothing', { text: text.trim() })}</p>}
      <p>
        {t(`${onReset ? 'noMatch' : 'none'}${groupCareers ? 'Company' : 'Group'}`)}{' '}
        {groupCareers && <Link to={groupCareers}>{t('groupCareers')}</Link>}
      </p>
      {onReset && (
        <Button variant="secondary" onClick={onReset}>
          {t('allJobs')}
        </Button>
      )}
    </div>
  );
}
