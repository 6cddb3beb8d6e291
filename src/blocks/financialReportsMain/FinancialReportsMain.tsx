import { graphql } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { useBlocksOfType } from '../../components/BlockList/PageBlocks';
import { Button } from '../../components/Button/Button';
import { Chips } from '../../components/Chips/Chips';
import { IgnoredValuesNotice } from '../../components/filters/IgnoredValuesNotice';
import { border } from '../../components/ReportGroups/ReportGroups.styles';
import { ReportRow } from '../../components/ReportRow/ReportRow';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { Status } from '../../components/Status/Status';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useLanguage } from '../../i18n/LanguageContext';
import { labelTranslations } from '../../lib/filters/labelTranslations';
import { knownValues, optionCounts } from '../../lib/filters/optionCounts';
import { newestFirst, yearsOf } from './datedReports';
import { earlierGroup, filters, nothing, results } from './FinancialReportsMain.styles';
import { FiltersProvider, reportFilters, useFilters } from './reportFilters';
import { ReportsTable } from './ReportsTable';

export const fragment = graphql`
  fragment FinancialReportsMain on CmsFinancialReportsMainBlock {
    id
    title
    kinds {
      kindName
      inAllLanguages {
        documentId
        locale
        name
      }
      reports {
        ...ReportCardFields
      }
    }
    subTitle
    bottomBorder
  }
`;

interface Props extends Queries.FinancialReportsMainFragment, BlockProps {
  /** Titles to use when the editor entered none. The defaults are "Financial reports" and "Earlier reports". */
  label?: string;
  earlierLabel?: string;
}

/** How many of the newest reports appear as cards instead of table rows. */
const CARDS = 4;

/**
 * Shows the newest reports as cards and the earlier ones in a table per year. Visitors filter them by year and kind,
 * and the filters are kept in the URL (forms-investors-catalogue §2.1, §2.2).
 */
export function FinancialReportsMain(block: Props) {
  const all = useBlocksOfType<Queries.FinancialReportsMainFragment>('CmsFinancialReportsMainBlock');
  const { code } = useLanguage();
  // All report lists on the page share the URL's filter parameters. A value is therefore valid if any of the lists has
  // it.
  const { known, translations } = useMemo(() => {
    const kinds = [block, ...all].flatMap((list) => list.kinds);
    const nodes = kinds.flatMap(({ inAllLanguages }) => inAllLanguages);
    return {
      known: knownValues(reportFilters, newestFirst(kinds)),
      translations: labelTranslations({ kind: { nodes } }, code),
    };
  }, [block, all, code]);
  return (
    <FiltersProvider known={known} translations={translations}>
      <Reports {...block} />
    </FiltersProvider>
  );
}

function Reports({ title, kinds, subTitle, bottomBorder, first, label, earlierLabel }: Props) {
  const { t } = useTranslation('common');
  const { values, change, reset, leftOut } = useFilters();
  const all = newestFirst(kinds);
  if (all.length === 0) return null;
  const chosen = all.filter((report) => reportFilters.matches(report, values));
  const newest = new Set(all.filter(({ report }) => report.isoDate).slice(0, CARDS));
  const cards = chosen.filter((entry) => newest.has(entry));
  const earlier = chosen.filter((entry) => !newest.has(entry));
  const name = title || (label ?? t('financialReports'));
  const kindNames = [...new Set(all.map(({ kind }) => kind))];
  const chipsOf = (name: 'year' | 'kind', options: readonly string[]) => {
    const counts = optionCounts(reportFilters, all, values, name);
    return options.map((value) => ({ value, label: value, count: counts.get(value) ?? 0 }));
  };
  return (
    <Section tone="stone" named>
      <SectionHeader title={name} first={first} namesSection />
      <div css={filters}>
        <Chips
          label={t('year')}
          chips={[{ value: null, label: t('allYears') }, ...chipsOf('year', yearsOf(all))]}
          selected={values.year}
          onSelect={(year) => void change({ year })}
        />
        {kindNames.length > 1 && (
          <Chips
            label={t('kind')}
            chips={[{ value: null, label: t('allKinds') }, ...chipsOf('kind', kindNames)]}
            selected={values.kind}
            onSelect={(kind) => void change({ kind })}
          />
        )}
      </div>
      {leftOut && <IgnoredValuesNotice {...leftOut} />}
      <Status css={visuallyHidden} text={t('documentsShown', { count: chosen.length })} />
      <div css={results}>
        <ReportRow label={name} reports={cards.map(({ report }) => report)} />
        {earlier.length > 0 && (
          <div css={earlierGroup}>
            <Heading level={first ? 2 : 3} look="h2">
              {subTitle || (earlierLabel ?? t('earlierReports'))}
            </Heading>
            <ReportsTable reports={earlier} level={first ? 3 : 4} withKinds={kindNames.length > 1} />
          </div>
        )}
      </div>
      {chosen.length === 0 && (
        <div css={nothing}>
          <p>{t('noDocuments')}</p>
          <Button variant="secondary" onClick={() => void reset()}>
            {t('showAll')}
          </Button>
        </div>
      )}
      {bottomBorder && <hr css={border} />}
    </Section>
  );
}
