import { useTranslation } from 'react-i18next';
import { FactList } from '../../components/FactList/FactList';
import { ShareButton } from '../../components/ShareButton/ShareButton';
import { ShownDate } from '../../components/ShownDate/ShownDate';
import { track } from '../../lib/analytics';
import { apply, side } from './Careers.styles';
import type { JobFacts } from './jobFacts';

interface JobSideProps {
  job: JobFacts;
  closed?: boolean;
}

/**
 * A card with facts about a job and a link to the application form. It stays in view beside the description while the
 * visitor scrolls.
 */
export function JobSide({ job, closed = false }: JobSideProps) {
  const { t } = useTranslation(['careers', 'common']);
  const published = job.isoDate && <ShownDate iso={job.isoDate} shown={job.shownDate} />;
  return (
    <div css={side}>
      <FactList
        label={t('factsTitle')}
        facts={[
          [t('factCompany'), job.company?.name],
          [t('factArea'), job.area?.name],
          [t('factCity'), job.city?.name],
          [t('factScope'), job.scope?.name],
          [t('factDepartment'), job.department],
          [t('factPublished'), published],
          [t('factNumber'), job.orderId],
          [t('common:contactPerson'), job.contactName],
        ]}
      />
      <a href="#apply" css={apply}>
        {t(closed ? 'similarJobs' : 'apply')}
      </a>
      <ShareButton
        title={job.jobName ?? ''}
        onPress={() => track('button_pressed', { place: 'careers', button: 'share' })}
      />
    </div>
  );
}
