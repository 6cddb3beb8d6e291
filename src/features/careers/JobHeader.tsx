import { useTranslation } from 'react-i18next';
import { FactLine } from '../../components/FactLine/FactLine';
import { opening } from '../../components/ReadingColumns/ReadingColumns.styles';
import { Heading } from '../../components/Section/Heading';
import { closedNote, header } from './Careers.styles';
import type { JobFacts } from './jobFacts';

interface JobHeaderProps {
  job: JobFacts;
  closed?: boolean;
}

/** The header of a job's page (corporate-site §2). */
export function JobHeader({ job, closed = false }: JobHeaderProps) {
  const { t } = useTranslation('careers');
  const { profession, subfield, jobName } = job;
  return (
    <header css={opening}>
      <div css={header}>
        <FactLine lead facts={[profession?.name, subfield]} />
        <Heading level={1}>{jobName}</Heading>
        {closed && <p css={closedNote}>{t('closedTitle')}</p>}
      </div>
    </header>
  );
}
