import { Link } from 'gatsby';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { useLanguage } from '../../i18n/LanguageContext';
import { cardLink } from '../../theme/cardLink';
import { facts, jobCard, jobGrid } from './Careers.styles';
import { jobFacts, type JobFacts } from './jobFacts';

const LANGUAGE_OF_JOBS = 'he';

/** The open positions, each leading to its page; shown in Hebrew only (corporate-site §6). */
export function JobList({ jobs }: { jobs: readonly JobFacts[] }) {
  const { t } = useTranslation('careers');
  const { code } = useLanguage();
  const id = useId();
  if (code !== LANGUAGE_OF_JOBS) return null;
  return (
    <Section tone="stone" labelledBy={id} id="jobs">
      <Heading level={2} id={id}>
        {t('openPositions')}
      </Heading>
      {jobs.length === 0 ? (
        <p>{t('noPositions')}</p>
      ) : (
        <ul css={jobGrid}>
          {jobs.map((job) => (
            <li key={job.id} css={jobCard}>
              <p css={facts}>
                <strong>{job.professionName}</strong>
                {job.isoDate && (
                  <time dateTime={job.isoDate}>
                    <bdi>{job.shownDate}</bdi>
                  </time>
                )}
              </p>
              <Heading level={3}>
                <Link to={job.path} css={cardLink}>
                  {job.jobName}
                </Link>
              </Heading>
              <p css={facts}>
                {jobFacts(job).map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
