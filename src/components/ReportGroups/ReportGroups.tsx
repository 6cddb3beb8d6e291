import { useId } from 'react';
import type { Report } from '../ReportCard/ReportCard';
import { ReportRow } from '../ReportRow/ReportRow';
import { Heading } from '../Section/Heading';
import { itemLevel } from '../Section/itemLevel';
import { Section } from '../Section/Section';
import { border, cards, group } from './ReportGroups.styles';

type Reports = readonly (Report | null)[] | null | undefined;

interface ReportGroupsProps {
  groups: {
    readonly title?: string | null;
    readonly reports?: Reports;
    readonly subTitle?: string | null;
    readonly secondReports?: Reports;
    /** Whether it has a rule at the bottom. */
    readonly bottomBorder?: boolean | null;
  };
  tone?: 'plain' | 'stone';
  /** Whether it is the page's first block, with the h1. */
  first: boolean;
}

/** A main group of reports and a second group with a subtitle (forms-investors-catalogue §2.2). */
export function ReportGroups({ groups, tone = 'plain', first }: ReportGroupsProps) {
  const { title, reports, subTitle, secondReports, bottomBorder } = groups;
  const id = useId();
  return (
    <Section tone={tone} size="compact" labelledBy={title ? id : undefined}>
      <div css={group}>
        {title && (
          <Heading level={first ? 1 : 2} look="h2" id={id}>
            {title}
          </Heading>
        )}
        <div css={cards}>
          <ReportRow label={title ?? ''} reports={reports} />
        </div>
      </div>
      {secondReports?.some(Boolean) && (
        <div css={group}>
          {subTitle && (
            <Heading level={itemLevel(title, first)} look="h3">
              {subTitle}
            </Heading>
          )}
          <div css={cards}>
            <ReportRow label={subTitle ?? title ?? ''} reports={secondReports} />
          </div>
        </div>
      )}
      {bottomBorder && <hr css={border} />}
    </Section>
  );
}
