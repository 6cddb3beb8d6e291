import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { en } from '@payloadcms/translations/languages/en';
import { he } from '@payloadcms/translations/languages/he';
import { buildConfig, type CollectionConfig } from 'payload';
import sharp from 'sharp';
import { blockMessages } from './blocks/blockMessages';
import { nobody } from './access/nobody';
import { Attachments } from './collections/Attachments';
import { Apartments } from './collections/Apartments';
import { Applications } from './collections/Applications';
import { ArticleCategories } from './collections/ArticleCategories';
import { Companies } from './collections/Companies';
import { ContactSubjects } from './collections/ContactSubjects';
import { Deliveries } from './collections/Deliveries';
import { FormEntries } from './collections/FormEntries';
import { Forms } from './collections/Forms';
import { IdempotencyKeys } from './collections/IdempotencyKeys';
import { Jobs } from './collections/Jobs';
import { Leads } from './collections/Leads';
import { Mails } from './collections/Mails';
import { Media } from './collections/Media';
import { Messages } from './collections/Messages';
import { Pages } from './collections/Pages';
import { RateLimits } from './collections/RateLimits';
import { Redirects } from './collections/Redirects';
import { Reservations } from './collections/Reservations';
import { SandboxPayments } from './collections/SandboxPayments';
import { Services } from './collections/Services';
import { SpentCaptchas } from './collections/SpentCaptchas';
import { Tombstones } from './collections/Tombstones';
import { Users } from './collections/Users';
import { database } from './database/adapter';
import { Footer } from './globals/Footer';
import { Header } from './globals/Header';
import { Retention } from './globals/Retention';
import { SiteSettings } from './globals/SiteSettings';
import { validationRules } from './graphql/validationRules';
import { capLimit } from './hooks/capLimit';
import { jobsCollection } from './jobs/jobsCollection';
import { deliver } from './jobs/delivery/deliver';
import { housekeeping } from './jobs/housekeeping/housekeeping';
import { notifyBuild } from './jobs/notifyBuild';
import { retention } from './jobs/retention/retention';
import { runsJobs } from './jobs/runsJobs';
import { adminMeta } from './lib/adminMeta';
import { bootstrap } from './lib/bootstrap';
import { env } from './lib/env';
import { livePreview } from './lib/livePreview';
import { LOCALES } from './lib/locales';

const folder = path.dirname(fileURLToPath(import.meta.url));
const ORIGINS = [env.siteUrl, env.cmsUrl, ...(env.previewUrl ? [env.previewUrl] : [])];

const capped = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, beforeOperation: [...(collection.hooks?.beforeOperation ?? []), capLimit] },
});

export default buildConfig({
  secret: env.payloadSecret,
  serverURL: env.cmsUrl,
  telemetry: false,
  cors: ORIGINS,
  csrf: ORIGINS,
  sharp,
  db: database,
  editor: lexicalEditor(),
  defaultDepth: 1,
  maxDepth: 5,
  localization: {
    locales: [
      { code: LOCALES[0], label: 'עברית', rtl: true },
      { code: LOCALES[1], label: 'English' },
    ],
    defaultLocale: LOCALES[0],
    fallback: false,
  },
  i18n: { supportedLanguages: { he, en }, fallbackLanguage: 'he', translations: blockMessages },
  admin: {
    user: Users.slug,
    avatar: 'default',
    importMap: { baseDir: folder },
    meta: adminMeta,
    components: { graphics: { Logo: '/components/Logo#Logo', Icon: '/components/Icon#Icon' } },
    ...(env.previewUrl && { livePreview }),
    dateFormat: 'dd/MM/yyyy HH:mm',
  },
  collections: [
    Pages,
    Media,
    Companies,
    ArticleCategories,
    Jobs,
    Apartments,
    Forms,
    Redirects,
    Messages,
    Leads,
    Applications,
    Reservations,
    FormEntries,
    ContactSubjects,
    Attachments,
    Mails,
    Deliveries,
    Users,
    Services,
    Tombstones,
    IdempotencyKeys,
    RateLimits,
    SpentCaptchas,
    SandboxPayments,
  ].map(capped),
  globals: [SiteSettings, Header, Footer, Retention],
  jobs: {
    tasks: [notifyBuild, deliver, housekeeping, retention],
    deleteJobOnComplete: true,
    autoRun: [
      { cron: '*/1 * * * * *', queue: 'build', limit: 20, silent: true },
      { cron: '*/1 * * * * *', queue: 'delivery', limit: 50, silent: true },
      { cron: '*/2 * * * * *', queue: 'default', limit: 20, silent: true },
    ],
    shouldAutoRun: runsJobs,
    jobsCollectionOverrides: ({ defaultJobsCollection }) => jobsCollection(defaultJobsCollection),
    access: { run: nobody, queue: nobody, cancel: nobody },
  },
  graphQL: {
    maxComplexity: 20_000,
    disableIntrospectionInProduction: false,
    disablePlaygroundInProduction: true,
    schemaOutputFile: path.join(folder, 'schema.graphql'),
    validationRules,
  },
  typescript: { outputFile: path.join(folder, 'payload-types.ts'), autoGenerate: false },
  upload: { limits: { fileSize: 60_000_000 } },
  onInit: bootstrap,
});
