import { buttonStyles } from '../../components/Button/Button.styles';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../components/Section/Heading';
import { ShareButton } from '../../components/ShareButton/ShareButton';
import { actions, facts, header } from './Careers.styles';
import { jobFacts, type JobFacts } from './jobFacts';

/** The opening of a job's page: what it is, where, since when; and how to share it or get to the form (corporate-site §2). */
export function JobHeader({ job }: { job: JobFacts }) {
  const { t } = useTranslation('careers');
  const { professionName, subfield, jobName, isoDate, shownDate, orderId } = job;
  return (
    <header css={header}>
      <p css={facts}>
        <strong>{[professionName, subfield].filter(Boolean).join(' · ')}</strong>
        {isoDate && (
          <time dateTime={isoDate}>
            <bdi>{shownDate}</bdi>
          </time>
        )}
        <span>{t('jobNumber', { number: orderId })}</span>
      </p>
      <Heading level={1}>{jobName}</Heading>
      <p css={facts}>
        {jobFacts(job).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <div css={actions}>
        <a href="#apply" css={buttonStyles.primary}>
          {t('apply')}
        </a>
        <ShareButton title={jobName ?? ''} />
      </div>
    </header>
  );
}
