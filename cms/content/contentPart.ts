import { z } from 'zod';
import type { Part } from '../platform/parts/part';
import { Redirects } from './addresses/Redirects';
import { reportAddresses } from './addresses/reportAddresses';
import { cleanStoredMedia } from './cleaning/cleanStoredMedia';
import { ArticleCategories } from './collections/ArticleCategories';
import { Companies } from './collections/Companies';
import { Media } from './collections/Media';
import { Pages } from './collections/Pages';
import { Brand } from './globals/Brand';
import { ConsentTexts } from './globals/ConsentTexts';
import { Footer } from './globals/Footer';
import { Header } from './globals/Header';
import { SiteSettings } from './globals/SiteSettings';
import { ApartmentTypes } from './lookups/ApartmentTypes';
import { Characteristics } from './lookups/Characteristics';
import { Cities } from './lookups/Cities';
import { Countries } from './lookups/Countries';
import { Designations } from './lookups/Designations';
import { GroupSites } from './lookups/GroupSites';
import { MarketingSlides } from './lookups/MarketingSlides';
import { Partners } from './lookups/Partners';
import { ProductCategories } from './lookups/ProductCategories';
import { ProductKeyFeatures } from './lookups/ProductKeyFeatures';
import { ProjectStatuses } from './lookups/ProjectStatuses';
import { ProjectTypes } from './lookups/ProjectTypes';
import { PropertyTypes } from './lookups/PropertyTypes';
import { removeStrayOriginals } from './media/originals';
import { Products } from './products/Products';
import { Projects } from './projects/Projects';
import { contentVersion } from './publishing/contentVersion';
import { notifyBuild } from './publishing/notifyBuild';
import { Tombstones } from './publishing/Tombstones';

/** The content part of the CMS: everything that editors publish, and the notification of the site's build. */
export const contentPart: Part = {
  collections: [
    Pages,
    Projects,
    Products,
    Media,
    Companies,
    ArticleCategories,
    ProjectTypes,
    ProjectStatuses,
    Designations,
    PropertyTypes,
    ApartmentTypes,
    Characteristics,
    Countries,
    Cities,
    GroupSites,
    Partners,
    ProductCategories,
    ProductKeyFeatures,
    MarketingSlides,
    Redirects,
    Tombstones,
  ],
  globals: [SiteSettings, Brand, ConsentTexts, Header, Footer],
  tasks: [notifyBuild],
  chores: [cleanStoredMedia, removeStrayOriginals],
  routes: [
    reportAddresses,
    {
      method: 'GET',
      path: '/web/content/version',
      handler: contentVersion,
      docs: {
        summary: 'Versions that change with public content',
        query: { draft: '`true` covers drafts, for users who may see them' },
        answers: {
          200: {
            description:
              'Versions of the content, the schema, and each collection and global; hosts that pages may use',
            schema: z.object({
              version: z.string(),
              schema: z.string(),
              sources: z.record(
                z.string(),
                z.object({ changedAt: z.iso.datetime().nullable(), count: z.number().int() }),
              ),
              pageSources: z.record(z.string(), z.array(z.string())),
              drafts: z.literal(true).optional(),
            }),
          },
          401: { description: 'No permission to see drafts' },
          429: {
            description: 'Too many reads from one address',
            headers: { 'Retry-After': 'Seconds until the next attempt may succeed' },
          },
        },
      },
    },
  ],
};
