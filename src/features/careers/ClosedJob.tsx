import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { JobCard } from './board/JobCard';
import { withNames } from '../../lib/withNames';
import { builtJobToCard, type BuiltJob } from './board/boardJob';
import { closedText, jobGrid } from './Careers.styles';

interface ClosedJobProps {
  /** Open positions that are similar to the closed one. */
  similar: readonly BuiltJob[];
  careersPath: string;
}

/**
 * The section of a closed position. In place of the form, it says that the position is closed and offers similar ones.
 */
export function ClosedJob({ similar: alike, careersPath }: ClosedJobProps) {
  const { t } = useTranslation('careers');
  const similar = withNames(alike, ({ jobName }) => jobName, 'positions');
  return (
    <Section tone="stone" named id="apply">
      <Heading level={2} namesSection>
        {t('closedTitle')}
      </Heading>
      <p css={closedText}>{t(similar.length > 0 ? 'closedText' : 'closedTextAlone')}</p>
      {similar.length > 0 && (
        <ul css={jobGrid} aria-label={t('similarJobs')}>
          {similar.map((job) => (
            <li key={job.path}>
              <JobCard job={builtJobToCard(job)} level={3} />
            </li>
          ))}
        </ul>
      )}
      <p css={closedText}>
        <Link to={careersPath} css={buttonStyles.secondary}>
          {t('toOpenJobs')}
        </Link>
      </p>
    </Section>
  );
}
