import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { sizeFor } from '../../components/Section/sizeFor';
import { JobCard } from './board/JobCard';
import { builtJobToCard, type BuiltJob } from './board/boardJob';
import { nothing } from './board/JobBoard.styles';
import { jobGrid } from './Careers.styles';

interface JobsInLanguageProps {
  jobs: readonly BuiltJob[];
  /**
   * On a company's page, the path of the group's careers page; null on the group's own page, whose message is
   * different.
   */
  groupCareers: string | null;
  /** Path of the Hebrew page with the job board; null if there is none. */
  boardPath: string | null;
}

/**
 * Open positions on a page in a language that has no job board. It lists those that have a page in this language, or
 * shows a message if there are none (corporate-site §8).
 */
export function JobsInLanguage({ jobs, groupCareers, boardPath }: JobsInLanguageProps) {
  const { t } = useTranslation('careers');
  return (
    <Section tone="stone" size={sizeFor(jobs.length)} named>
      <Heading level={2} namesSection>
        {t('jobsInLanguage')}
      </Heading>
      {jobs.length === 0 ? (
        <div css={nothing}>
          <p>
            {t(groupCareers ? 'noneInLanguageCompany' : 'noneInLanguageGroup')}{' '}
            {groupCareers && <Link to={groupCareers}>{t('groupCareers')}</Link>}
          </p>
          {boardPath && (
            <Link to={boardPath} hrefLang="he">
              {t('allInHebrew')}
            </Link>
          )}
        </div>
      ) : (
        <ul css={jobGrid}>
          {jobs.map((job) => (
            <li key={job.path}>
              <JobCard job={builtJobToCard(job)} level={3} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
