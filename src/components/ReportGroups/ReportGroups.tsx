import type { ReactNode } from 'react';
import type { Report } from '../ReportCard/ReportCard';
import { ReportRow } from '../ReportRow/ReportRow';
import { Heading } from '../Section/Heading';
import { itemLevel } from '../Section/itemLevel';
import { Section } from '../Section/Section';
import { beside, besideTitle, border, cards, group } from './ReportGroups.styles';

type Reports = readonly (Report | null)[] | null | undefined;

interface ReportGroupsProps {
  groups: {
    readonly title?: string | null;
    readonly reports?: Reports;
    readonly subTitle?: string | null;
    readonly secondReports?: Reports;
    /** Whether to draw a line below the reports. */
    readonly bottomBorder?: boolean | null;
  };
  tone?: 'plain' | 'stone';
  /** Whether this is the page's first block. Its title is then the h1. */
  first: boolean;
}

/**
 * A section with a main group of reports and an optional second group with a subtitle (forms-investors-catalogue §2.2).
 */
export function ReportGroups({ groups, tone = 'plain', first }: ReportGroupsProps) {
  const { title, reports, subTitle, secondReports, bottomBorder } = groups;
  return (
    <Section tone={tone} named={Boolean(title)}>
      <Group label={title ?? ''} reports={reports}>
        {title && (
          <Heading level={first ? 1 : 2} look="h2" namesSection>
            {title}
          </Heading>
        )}
      </Group>
      {secondReports?.some(Boolean) && (
        <Group label={subTitle ?? title ?? ''} reports={secondReports}>
          {subTitle && (
            <Heading level={itemLevel(title, first)} look="h3">
              {subTitle}
            </Heading>
          )}
        </Group>
      )}
      {bottomBorder && <hr css={border} />}
    </Section>
  );
}

function Group({ label, reports, children }: { label: string; reports: Reports; children: ReactNode }) {
  const isBeside = (reports?.filter(Boolean).length ?? 0) < 3;
  return (
    <div css={[group, isBeside && beside]}>
      {children}
      <div css={[cards, isBeside && besideTitle]}>
        <ReportRow label={label} reports={reports} />
      </div>
    </div>
  );
}
