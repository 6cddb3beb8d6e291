import { useId } from 'react';
import type { Report } from '../ReportCard/ReportCard';
import { ReportRow } from '../ReportRow/ReportRow';
import { Heading } from '../Section/Heading';
import { Section } from '../Section/Section';
import { border, group, heading } from './ReportGroups.styles';

type Reports = readonly (Report | null)[] | null | undefined;

interface ReportGroupsProps {
  groups: {
    readonly title?: string | null;
    readonly reports?: Reports;
    readonly subTitle?: string | null;
    readonly secondReports?: Reports;
    /** A line below the whole. */
    readonly bottomBorder?: boolean | null;
  };
  tone?: 'plain' | 'stone';
  /** The first block of a page holds its h1. */
  first: boolean;
}

/** A main group of reports, and a second group with a subtitle of its own (forms-investors-catalogue §2.2). */
export function ReportGroups({ groups, tone = 'plain', first }: ReportGroupsProps) {
  const { title, reports, subTitle, secondReports, bottomBorder } = groups;
  const id = useId();
  return (
    <Section tone={tone} labelledBy={title ? id : undefined}>
      {title && (
        <div css={heading}>
          <Heading level={first ? 1 : 2} look="h2" id={id}>
            {title}
          </Heading>
        </div>
      )}
      <ReportRow label={title ?? ''} reports={reports} />
      {secondReports?.some(Boolean) && (
        <div css={group}>
          {subTitle && (
            <div css={heading}>
              <Heading level={3}>{subTitle}</Heading>
            </div>
          )}
          <ReportRow label={subTitle ?? title ?? ''} reports={secondReports} />
        </div>
      )}
      {bottomBorder && <hr css={border} />}
    </Section>
  );
}
