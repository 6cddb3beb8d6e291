import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { en } from '@payloadcms/translations/languages/en';
import { he } from '@payloadcms/translations/languages/he';
import { buildConfig, type CollectionConfig } from 'payload';
import sharp from 'sharp';
import { blockMessages } from './content/blocks/blockMessages';
import { nobody } from './platform/access/nobody';
import { Attachments } from './intake/files/Attachments';
import { Apartments } from './services/apartments/Apartments';
import { Applications } from './services/careers/Applications';
import { ArticleCategories } from './content/collections/ArticleCategories';
import { Companies } from './content/collections/Companies';
import { ContactSubjects } from './services/contact/ContactSubjects';
import { Deliveries } from './outbox/Deliveries';
import { FormEntries } from './services/forms/FormEntries';
import { Forms } from './services/forms/Forms';
import { IdempotencyKeys } from './intake/tables/IdempotencyKeys';
import { Jobs } from './services/careers/Jobs';
import { Leads } from './services/leads/Leads';
import { Mails } from './integrations/mail/Mails';
import { Media } from './content/collections/Media';
import { Messages } from './services/contact/Messages';
import { Pages } from './content/collections/Pages';
import { RateLimits } from './intake/tables/RateLimits';
import { Redirects } from './content/addresses/Redirects';
import { Reservations } from './services/apartments/Reservations';
import { SandboxPayments } from './integrations/payment/sandbox/SandboxPayments';
import { Services } from './platform/access/Services';
import { SpentCaptchas } from './intake/tables/SpentCaptchas';
import { Tombstones } from './content/publishing/Tombstones';
import { Users } from './platform/access/Users';
import { database } from './platform/database/adapter';
import { Footer } from './content/globals/Footer';
import { Header } from './content/globals/Header';
import { RetentionSettings } from './inbox/retention/RetentionSettings';
import { SiteSettings } from './content/globals/SiteSettings';
import { capLimit } from './platform/access/capLimit';
import { jobsCollection } from './platform/jobs/jobsCollection';
import { deliver } from './outbox/deliver';
import { housekeeping } from './services/housekeeping';
import { notifyBuild } from './content/publishing/notifyBuild';
import { retention } from './inbox/retention/retention';
import { runsJobs } from './platform/jobs/runsJobs';
import { adminMeta } from './admin/adminMeta';
import { bootstrap } from './platform/bootstrap';
import { env } from './platform/env';
import { livePreview } from './content/publishing/livePreview';
import { LOCALES } from './platform/locales';

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
    components: { graphics: { Logo: '/admin/Logo#Logo', Icon: '/admin/Icon#Icon' } },
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
  globals: [SiteSettings, Header, Footer, RetentionSettings],
  jobs: {
    tasks: [notifyBuild, deliver, housekeeping, retention],
    deleteJobOnComplete: true,
    enableConcurrencyControl: true,
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
    // Who may not see the schema gets no answer at all: `graphqlGuard`.
    disableIntrospectionInProduction: false,
    disablePlaygroundInProduction: true,
  },
  typescript: { outputFile: path.join(folder, 'payload-types.ts'), autoGenerate: false },
  upload: { limits: { fileSize: 60_000_000 } },
  onInit: bootstrap,
});
