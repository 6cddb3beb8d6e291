import { versionedUrl } from '@group/rules/files/fileVersion';
import type { CreateResolversArgs } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import {
  buildingInAllLanguages,
  type BuildingNode,
  type BuildingsModel,
} from '../listings/buildingInAllLanguages';
import { kindInAllLanguages, type KindRow, type KindsModel } from '../listings/kindInAllLanguages';
import { listedHomes, listedProjects, type ListingModel, type ListingPage } from '../listings/listings';
import { type ListModel, longLists } from '../listings/longLists/longLists';
import { type NodeModel, findNodesById, readOutline } from '../outlines/readOutline';
import { type PageSelection, findPageIds, findPages } from '../listings/findPages';
import { type PageNode, findNextArticles } from '../listings/findNextArticles';
import { linkedPages, type ResolveInfo } from '../listings/linkedPages';
import { listedProducts, type LobbyPage, type ProductsModel } from '../listings/listedProducts';
import { type SimilarityCriterion, type ListedNode, findRelated } from '../listings/findRelated';
import { readPageTexts, type TextsModel, type TextsSelection } from '../pageTexts/readPageTexts';
import { localizeAddress, type AddressModel } from '../addresses/localizeAddress';
import { type HomeLinks, findHomeLinks, projectHomes } from '../listings/projectHomes';
import { calendarDates, eventTimes, type EventNode } from '../investorCalendar/eventTimes';
import { type LotteriesModel, projectLotteries } from '../listings/projectLotteries';
import { type MeetingsModel, projectMeetings } from '../listings/projectMeetings';
import { isImmediateEntry } from '../listings/isImmediateEntry';
import { isJobClosed, type JobNode, similarJobs } from '../listings/similarJobs';
import { buildTime } from '../outlines/writeToday';
import { rewriteDocumentLinks } from '../html/rewriteDocumentLinks';
import { siteContactOfBlocks } from './siteContact';
import { requireEnv } from '../../lib/requireEnv';

/** Default number of articles offered after an article. */
const READ_NEXT = 3;
/** Default number of open positions offered on the page of a closed one. */
const SIMILAR_JOBS = 3;

interface TreePage {
  id: string;
  parentPage?: string | null;
}

/** Default number of related projects or products. */
const RELATED = 6;

interface LinkNode {
  url?: string | null;
  locale: string;
}

interface MediaNode {
  url: string;
  updatedAt: string;
}

interface ResolverContext {
  nodeModel: NodeModel & ListingModel & ListModel & ProductsModel;
}

const idsOf = (nodes: readonly { id: string }[]): string[] => nodes.map(({ id }) => id);

type Links = readonly string[] | null | undefined;

interface ProjectNode extends ListedNode {
  relatedProjects?: Links;
  city?: Links;
  propertyDesignations?: Links;
}

interface ProductNode extends ListedNode {
  relatedProducts?: { products?: Links } | null;
  productSubCategory?: Links;
  productCategory?: Links;
}

const similarityCriteria = (fields: Record<string, Links>): SimilarityCriterion[] =>
  Object.entries(fields).map(([field, ids]) => ({ field, ids: ids ?? [] }));

/** Gatsby API: adds fields that the site derives from the nodes of the CMS. */
export function createResolvers(args: CreateResolversArgs): void {
  // Previews and `gatsby develop` query pages one at a time. Splitting lists has no benefit there, so lists are not
  // split.
  const areParted = process.env.NODE_ENV === 'production' && process.env.GATSBY_PREVIEW !== 'true';
  const list = longLists({ emitter: args.emitter, folder: 'public', areParted });
  args.createResolvers({
    ...siteContactOfBlocks,
    Query: {
      texts: {
        type: 'Texts!',
        args: { template: 'String!', language: 'String!' },
        resolve: (_root: unknown, of: TextsSelection, { nodeModel }: { nodeModel: TextsModel }) =>
          readPageTexts(of, nodeModel),
      },
      pagesOf: {
        type: '[CmsPage!]!',
        args: { template: 'String!', language: 'String!', limit: 'Int' },
        resolve: (_root: unknown, of: PageSelection, { nodeModel }: ResolverContext) =>
          findPages(of, nodeModel),
      },
      pageList: {
        type: 'PageList!',
        args: { template: 'String!', language: 'String!' },
        resolve: (_root: unknown, of: PageSelection, context: ResolverContext, info: GraphQLResolveInfo) =>
          list(findPageIds(of, context.nodeModel), context, info),
      },
      // `longLists` uses this query to resolve the parts of long lists.
      nodesById: {
        type: '[Node!]!',
        args: { ids: '[String!]!' },
        resolve: (_root: unknown, { ids }: { ids: readonly string[] }, { nodeModel }: ResolverContext) =>
          findNodesById(ids, nodeModel),
      },
      sitemapPages: {
        type: '[SitemapEntry!]!',
        args: { language: 'String!' },
        resolve: (_root: unknown, { language }: { language: string }, { nodeModel }: ResolverContext) =>
          readOutline('sitemap', language, nodeModel),
      },
    },
    CmsPage: {
      breadcrumbs: {
        type: '[CmsPage!]!',
        // Reads the ancestors as linked pages, so that the page depends on their names. If an ancestor is renamed, its
        // descendants are rendered again.
        resolve: (page: TreePage, _args: unknown, context: ResolverContext, info: ResolveInfo) => {
          const trail = [page];
          const known = new Set([page.id]);
          let parentId = page.parentPage;
          while (parentId && !known.has(parentId)) {
            known.add(parentId);
            const [parent] = linkedPages<TreePage>([parentId], context, info, ['parentPage']);
            if (parent) trail.unshift(parent);
            parentId = parent?.parentPage;
          }
          return trail;
        },
      },
      readNext: {
        type: '[CmsPage!]!',
        args: { limit: { type: 'Int', defaultValue: READ_NEXT } },
        resolve: (
          page: PageNode,
          { limit }: { limit: number },
          context: ResolverContext,
          info: ResolveInfo,
        ) => linkedPages(findNextArticles(page, limit, context.nodeModel), context, info),
      },
      listedProjects: {
        type: 'ProjectList!',
        resolve: async (
          page: ListingPage,
          _args: unknown,
          context: ResolverContext,
          info: GraphQLResolveInfo,
        ) => list(idsOf(await listedProjects(page, context.nodeModel)), context, info),
      },
      listedHomes: {
        type: 'HomeList!',
        resolve: async (
          page: ListingPage,
          _args: unknown,
          context: ResolverContext,
          info: GraphQLResolveInfo,
        ) => list(idsOf(await listedHomes(page, context.nodeModel)), context, info),
      },
      listedProducts: {
        type: 'ProductList!',
        resolve: async (
          page: LobbyPage,
          _args: unknown,
          context: ResolverContext,
          info: GraphQLResolveInfo,
        ) => list(idsOf(await listedProducts(page, context.nodeModel)), context, info),
      },
    },
    CmsApartment: {
      entered: {
        type: 'Boolean!',
        // Visitors may read the built HTML days later. The value stays correct then, because a past date remains in the
        // past.
        resolve: (home: { entryDate?: string | null }, _args: unknown, { nodeModel }: ResolverContext) =>
          isImmediateEntry(home, new Date(buildTime(nodeModel))),
      },
    },
    CmsBuilding: {
      inAllLanguages: {
        type: '[CmsBuilding!]!',
        resolve: (building: BuildingNode, _args: unknown, { nodeModel }: { nodeModel: BuildingsModel }) =>
          buildingInAllLanguages(building, nodeModel),
      },
    },
    CmsReportKind: {
      inAllLanguages: {
        type: '[LabelInLanguage!]!',
        resolve: (kind: KindRow, _args: unknown, { nodeModel }: { nodeModel: KindsModel }) =>
          kindInAllLanguages(kind, nodeModel),
      },
    },
    CmsProject: {
      homes: {
        type: '[CmsApartment!]!',
        resolve: (project: ProjectNode, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) =>
          projectHomes(project, nodeModel),
      },
      lotteries: {
        type: '[CmsLottery!]!',
        resolve: (project: ProjectNode, _args: unknown, { nodeModel }: { nodeModel: LotteriesModel }) =>
          projectLotteries(project, nodeModel),
      },
      meetings: {
        type: '[CmsMeetingKind!]!',
        resolve: (project: ProjectNode, _args: unknown, { nodeModel }: { nodeModel: MeetingsModel }) =>
          projectMeetings(project, nodeModel),
      },
      homeBuildings: {
        type: '[CmsBuilding!]!',
        resolve: (project: ProjectNode, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) =>
          findHomeLinks(project, ['building'], nodeModel),
      },
      homeCharacteristics: {
        type: '[CmsCharacteristic!]!',
        resolve: (project: ProjectNode, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) =>
          findHomeLinks(project, ['apartmentCharacteristics'], nodeModel),
      },
      homeMedia: {
        type: '[CmsMedia!]!',
        args: { of: '[String!]!' },
        resolve: (
          project: ProjectNode,
          { of }: { of: readonly HomeLinks[] },
          { nodeModel }: { nodeModel: NodeModel },
        ) => findHomeLinks(project, of, nodeModel),
      },
      related: {
        type: '[CmsProject!]!',
        args: { limit: { type: 'Int', defaultValue: RELATED } },
        resolve: (
          project: ProjectNode,
          { limit }: { limit: number },
          { nodeModel }: { nodeModel: NodeModel },
        ) => {
          const { relatedProjects, city, propertyDesignations } = project;
          const alike = similarityCriteria({ city, propertyDesignations });
          return findRelated(
            project,
            { outline: 'projects', chosen: relatedProjects ?? [], criteria: alike, limit },
            nodeModel,
          );
        },
      },
    },
    CmsMedia: {
      // Adds a version to the file's URL, so that browsers can cache the file (`cms/platform/files/answerFile`).
      url: {
        type: 'String!',
        resolve: ({ url, updatedAt }: MediaNode) => versionedUrl(url, updatedAt),
      },
    },
    CmsPartner: {
      // Editors enter one URL for all languages. The field returns the version of the page in the partner's language.
      url: {
        type: 'String',
        resolve: (partner: LinkNode, _args: unknown, { nodeModel }: { nodeModel: AddressModel }) =>
          localizeAddress(partner.url, partner.locale, nodeModel),
      },
    },
    CmsProduct: {
      related: {
        type: '[CmsProduct!]!',
        args: { limit: { type: 'Int', defaultValue: RELATED } },
        resolve: (
          product: ProductNode,
          { limit }: { limit: number },
          { nodeModel }: { nodeModel: NodeModel },
        ) => {
          const { relatedProducts, productSubCategory, productCategory } = product;
          const alike = similarityCriteria({ productSubCategory, productCategory });
          return findRelated(
            product,
            {
              outline: 'products',
              chosen: relatedProducts?.products ?? [],
              criteria: alike,
              limit,
              fill: false,
            },
            nodeModel,
          );
        },
      },
    },
    CmsRichText: {
      html: {
        type: 'String!',
        // Links are rewritten at build time, because the browser does not know the URL of the CMS.
        resolve: ({ html }: { html: string }) =>
          rewriteDocumentLinks(html, requireEnv('CMS_URL', process.env.CMS_URL)),
      },
    },
    CmsInvestorEvent: {
      startsAt: { type: 'Date', resolve: (event: EventNode) => eventTimes(event).start.toISOString() },
      endsAt: { type: 'Date', resolve: (event: EventNode) => eventTimes(event).end.toISOString() },
      calendarDates: { type: 'String!', resolve: calendarDates },
      over: {
        type: 'Boolean!',
        resolve: (event: EventNode, _args: unknown, { nodeModel }: ResolverContext) =>
          eventTimes(event).end.isSameOrBefore(buildTime(nodeModel)),
      },
    },
    CmsJob: {
      closed: {
        type: 'Boolean!',
        resolve: (job: JobNode, _args: unknown, { nodeModel }: ResolverContext) =>
          isJobClosed(job, buildTime(nodeModel)),
      },
      similar: {
        type: '[CmsJob!]!',
        args: { limit: { type: 'Int', defaultValue: SIMILAR_JOBS } },
        resolve: (job: JobNode, { limit }: { limit: number }, { nodeModel }: ResolverContext) =>
          similarJobs(job, limit, nodeModel, buildTime(nodeModel)),
      },
    },
  });
}
