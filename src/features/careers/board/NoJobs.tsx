import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { nothing } from './JobBoard.styles';

interface NoJobsProps {
  /** Path of the group's careers page, for a company's page. The group's own page links to its social networks. */
  groupCareers: string | null;
  /** Resets the filters; null without any. */
  onReset: (() => void) | null;
  /** The search text without results. */
  text?: string;
}

/** A message that there are no positions, or none that match (corporate-site §8). */
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
