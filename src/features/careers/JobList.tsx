import { Link } from 'gatsby';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FactLine } from '../../components/FactLine/FactLine';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { sizeFor } from '../../components/Section/sizeFor';
import { ShownDate } from '../../components/ShownDate/ShownDate';
import { useLanguage } from '../../i18n/LanguageContext';
import { cardLink } from '../../theme/cardLink';
import { jobCard, jobGrid } from './Careers.styles';
import { jobFacts, type JobFacts } from './jobFacts';

const LANGUAGE_OF_JOBS = 'he';

/** The open positions, each leading to its page; shown in Hebrew only (corporate-site §6). */
export function JobList({ jobs }: { jobs: readonly JobFacts[] }) {
  const { t } = useTranslation('careers');
  const { code } = useLanguage();
  const id = useId();
  if (code !== LANGUAGE_OF_JOBS) return null;
  return (
    <Section tone="stone" size={sizeFor(jobs.length)} labelledBy={id} id="jobs">
      <Heading level={2} id={id}>
        {t('openPositions')}
      </Heading>
      {jobs.length === 0 ? (
        <p>{t('noPositions')}</p>
      ) : (
        <ul css={jobGrid}>
          {jobs.map((job) => (
            <li key={job.id} css={jobCard}>
              <FactLine lead facts={[job.profession?.name, publishedOn(job)]} />
              <Heading level={3}>
                <Link to={job.path} css={cardLink}>
                  {job.jobName}
                </Link>
              </Heading>
              <FactLine facts={jobFacts(job)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const publishedOn = ({ isoDate, shownDate }: JobFacts) =>
  isoDate && <ShownDate iso={isoDate} shown={shownDate} />;
