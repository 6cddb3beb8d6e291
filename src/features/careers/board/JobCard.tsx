import { Link } from 'gatsby';
import { memo } from 'react';
import { FactLine } from '../../../components/FactLine/FactLine';
import { Heading } from '../../../components/Section/Heading';
import { ShownDate } from '../../../components/ShownDate/ShownDate';
import { cardLink } from '../../../theme/cardLink';
import type { BoardJob } from './boardJob';
import { whole } from './JobBoard.styles';

interface JobCardProps {
  job: BoardJob;
  level: 2 | 3;
  /** Must be a stable callback, because the card is memoized. */
  onFollow?: (job: BoardJob) => void;
}

/** The card of an open position. The whole card is clickable. */
export const JobCard = memo(function JobCard({ job, level, onFollow }: JobCardProps) {
  const published = job.isoDate && <ShownDate iso={job.isoDate} shown={job.shownDate} />;
  const facts = [job.companyName, job.areaName, job.scopeName].filter((fact) => fact !== null);
  return (
    <article css={whole}>
      <FactLine lead facts={[job.professionName, published]} />
      <Heading level={level} look="h3">
        <Link to={job.path} css={cardLink} onClick={() => onFollow?.(job)}>
          {job.jobName}
        </Link>
      </Heading>
      <FactLine facts={facts} />
    </article>
  );
});
