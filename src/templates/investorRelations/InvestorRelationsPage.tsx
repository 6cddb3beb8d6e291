import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { investorRelationsBlocks } from './investorRelationsBlocks.gen';
import { NextEvent } from '../../blocks/investorCalendar/NextEvent';
import { BlockList } from '../../components/BlockList/BlockList';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { Section } from '../../components/Section/Section';
import { FeedLink } from '../../components/Seo/FeedLink';
import { Seo } from '../../components/Seo/Seo';
import { CorporateVariant } from '../../features/investors/CorporateVariant';
import { StockSummary } from '../../features/investors/StockSummary';
import { Ticker } from '../../features/investors/Ticker';
import { createTranslator } from '../../i18n/createTranslator';
import { toLanguage } from '../../i18n/languages';
import { reportsFeedPath } from '../../i18n/paths';

export const query = graphql`
  query InvestorRelationsPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...InvestorRelationsBlocks
      investorPage {
        symbol
        corporateVariant
        innerPage
      }
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
      ...ContactLine
    }
    locales: texts(template: "investorRelations", language: $language) {
      ...Translations
    }
  }
`;

/**
 * Investor relations page: banner, stock summary and blocks (forms-investors-catalogue §2.6). The corporate variant
 * also shows a stock ticker. Inner pages have no stock summary.
 */
export default function InvestorRelationsPage({
  data: { page },
}: PageProps<Queries.InvestorRelationsPageQuery>) {
  if (!page) return null;
  const { symbol, corporateVariant, innerPage } = page.investorPage ?? {};
  const corporate = corporateVariant === true;
  const blocks = page.blocks ?? [];
  const calendar = blocks.find((block) => block?.__typename === 'CmsInvestorCalendarBlock');
  // In the corporate variant, the share tabs already contain the stock summary.
  const hasShareTabs = corporate && blocks.some((block) => block?.__typename === 'CmsShareBlockBlock');
  const leading = blocks[0]?.__typename === 'CmsTopBannerBlock' ? 1 : 0;
  return (
    <PageLayout page={page}>
      {!page.hideBreadcrumbs && <Breadcrumbs page={page} />}
      <CorporateVariant.Provider value={corporate}>
        <BlockList blocks={blocks.slice(0, leading)} components={investorRelationsBlocks} />
        {corporate && <Ticker />}
        {symbol && !innerPage && (calendar || !hasShareTabs) && (
          <Section tone="stone" size="compact">
            {!hasShareTabs && <StockSummary symbol={symbol} />}
            {calendar && <NextEvent events={calendar.events} />}
          </Section>
        )}
        <BlockList
          blocks={blocks.slice(leading)}
          components={investorRelationsBlocks}
          headed={leading > 0 && 'investorRelations'}
        />
      </CorporateVariant.Provider>
    </PageLayout>
  );
}

export function Head({ data }: HeadProps<Queries.InvestorRelationsPageQuery>) {
  const { page, site, locales } = data;
  if (!page) return null;
  const language = toLanguage(page.locale);
  return (
    <>
      <Seo page={page} site={site} />
      <FeedLink
        path={reportsFeedPath(language)}
        name={createTranslator(language, locales).t('investors:moreReports')}
        siteName={site?.siteName}
      />
    </>
  );
}
