import { FactLine } from '../../components/FactLine/FactLine';
import { opening } from '../../components/ReadingColumns/ReadingColumns.styles';
import { Heading } from '../../components/Section/Heading';
import { header } from './Careers.styles';
import type { JobFacts } from './jobFacts';

/** The opening of a job's page: what it is (corporate-site §2). */
export function JobHeader({ job }: { job: JobFacts }) {
  const { profession, subfield, jobName } = job;
  return (
    <header css={opening}>
      <div css={header}>
        <FactLine lead facts={[profession?.name, subfield]} />
        <Heading level={1}>{jobName}</Heading>
      </div>
    </header>
  );
}
