/**
 * The template of each kind of page, by the value of `template` in the CMS: a file of `src/templates`.
 * An editor's choice without an entry here fails the build with the page's name.
 */
export const TEMPLATES = {
  home: 'HomePage',
  generic: 'GenericPage',
  about: 'AboutPage',
  breadcrumbOnly: 'BreadcrumbOnlyPage',
  contact: 'ContactPage',
  sitemap: 'SitemapPage',
  dynamicForm: 'DynamicFormPage',
  esg: 'EsgPage',
  faq: 'FaqPage',
  community: 'CommunityPage',
  environmental: 'EnvironmentalPage',
  financialReports: 'FinancialReportsPage',
  investorPresentations: 'InvestorPresentationsPage',
  history: 'HistoryPage',
  magazine: 'MagazinePage',
  article: 'ArticlePage',
  landing: 'LandingPage',
  career: 'CareerPage',
} as const;

export type TemplateName = keyof typeof TEMPLATES;

/** True when the site has a template of that name. */
export function isTemplateName(name: string | null | undefined): name is TemplateName {
  return typeof name === 'string' && name in TEMPLATES;
}
