import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { nothing } from './JobBoard.styles';

interface NoJobsProps {
  /**
   * On a company's page, the path of the group's careers page. It is null on the group's own page, whose message
   * mentions the group's social networks instead.
   */
  groupCareers: string | null;
  /** Resets the filters; null if no filter is active. */
  onReset: (() => void) | null;
  /** The search text that has no results. */
  text?: string;
}

/** The message that there are no open positions, or none that match the filters (corporate-site §8). */
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
