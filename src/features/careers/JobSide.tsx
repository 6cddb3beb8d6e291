import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../components/Button/Button.styles';
import { FactList } from '../../components/FactList/FactList';
import { side } from './Careers.styles';
import type { JobFacts } from './jobFacts';

/** What is known of a job, and the way to the form; stays beside the description while that passes. */
export function JobSide({ job }: { job: JobFacts }) {
  const { t } = useTranslation('careers');
  const published = job.isoDate && (
    <time dateTime={job.isoDate}>
      <bdi>{job.shownDate}</bdi>
    </time>
  );
  return (
    <div css={side}>
      <FactList
        label={t('factsTitle')}
        facts={[
          [t('factCompany'), job.company?.name],
          [t('factArea'), job.areaName],
          [t('factScope'), job.scopeJobName],
          [t('factDepartment'), job.department],
          [t('factPublished'), published],
          [t('factNumber'), job.orderId],
        ]}
      />
      <a href="#apply" css={buttonStyles.primary}>
        {t('apply')}
      </a>
    </div>
  );
}
