import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { sizeFor } from '../../components/Section/sizeFor';
import { JobCard } from './board/JobCard';
import { fromBuild, type BuiltJob } from './board/boardJob';
import { jobGrid } from './Careers.styles';

/** Open positions that have a page in a language without a board: nobody would find them else. Nothing without any. */
export function JobsInLanguage({ jobs }: { jobs: readonly BuiltJob[] }) {
  const { t } = useTranslation('careers');
  const id = useId();
  if (jobs.length === 0) return null;
  return (
    <Section tone="stone" size={sizeFor(jobs.length)} labelledBy={id}>
      <Heading level={2} id={id}>
        {t('jobsInLanguage')}
      </Heading>
      <ul css={jobGrid}>
        {jobs.map((job) => (
          <li key={job.path}>
            <JobCard job={fromBuild(job)} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
