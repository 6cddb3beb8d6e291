import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { en } from '@payloadcms/translations/languages/en';
import { he } from '@payloadcms/translations/languages/he';
import {
  buildConfig,
  deepMergeSimple,
  type CollectionConfig,
  type GlobalConfig,
  type SanitizedConfig,
} from 'payload';
import { adminMeta } from './admin/branding/adminMeta';
import { adminTexts } from './admin/texts/adminTexts';
import { blockMessages } from './content/blocks/blockMessages';
import { offerRedirect } from './content/addresses/offerRedirect';
import { checkContent, checkGlobalContent } from './content/report/checkContent';
import { contentPart } from './content/contentPart';
import { showGlobalSiteState, showSiteState } from './content/publishing/showSiteState';
import { livePreview } from './content/publishing/livePreview';
import { openPreview } from './content/publishing/openPreview';
import { previewPages } from './content/publishing/previewPages';
import { releaseEntries } from './inbox/assignment/releaseEntries';
import { inboxPart } from './inbox/inboxPart';
import { addRetentionFields } from './inbox/retention/RetentionSettings';
import { notifyScheduleFailure } from './inbox/schedules/notifyScheduleFailure';
import { intakePart } from './intake/intakePart';
import { integrationsPart } from './integrations/integrationsPart';
import { outboxPart } from './outbox/outboxPart';
import { mailAdapter } from './outbox/mail/mailAdapter';
import { subscribeToWorker } from './outbox/countAttempts';
import { capLimit } from './platform/access/capLimit';
import { confirmGlobalDiscard, confirmDiscard } from './payload-fixes/discardedInput/confirmDiscard';
import { refuseForeignSort } from './payload-fixes/foreignSort/refuseForeignSort';
import { builtInRules } from './platform/access/builtInRules';
import { nobody } from './platform/access/nobody';
import { auditGlobal } from './platform/audit/auditGlobal';
import { bootstrap } from './platform/accounts/bootstrap';
import { database } from './platform/database/database';
import { returnWholeDocument, returnWholeGlobal } from './payload-fixes/selectedWrites/returnWholeDocument';
import { discardUntouched } from './platform/editing/discardUntouched';
import { guardCopies } from './platform/editing/guardCopies';
import { guardEdits, guardGlobalEdits } from './platform/editing/guardEdits';
import { saveRejectedAsDraft } from './payload-fixes/rejectedInput/saveRejectedAsDraft';
import { restoreAsDraft } from './platform/editing/restoreAsDraft';
import { restoreGlobalAsDraft } from './platform/editing/restoreGlobalAsDraft';
import { env } from './platform/env/env';
import { guardBuiltIns } from './payload-fixes/builtInAccess/guardBuiltIns';
import { changePresetFields } from './payload-fixes/presetLabels/changePresetFields';
import { plainBulkEdit } from './payload-fixes/hiddenBulkFields/plainBulkEdit';
import { applyAdminDefaults } from './platform/fields/applyAdminDefaults';
import { storeValidTexts } from './platform/fields/storeValidTexts';
import { statusInLists } from './platform/fields/statusInLists';
import { fileStorage } from './platform/files/fileStorage';
import { MAX_FILE_BYTES, MAX_FORM_BYTES } from './platform/files/uploadLimits';
import { answerInputFaults } from './platform/http/inputFault';
import { nameErrors } from './payload-fixes/errorNames/nameErrors';
import { explainFormErrors } from './platform/http/explainFormErrors';
import { housekeeping } from './platform/jobs/housekeeping';
import { jobsCollection } from './platform/jobs/jobsCollection';
import { runSchedules } from './platform/jobs/runSchedules';
import { trackAllTasks } from './payload-fixes/stuckTasks/runningTasks';
import { isJobRunner } from './platform/jobs/isJobRunner';
import { nameInLists } from './platform/fields/nameInLists';
import { textEditor } from './platform/fields/textEditor';
import { LOCALES } from './platform/locales/locales';
import { logger } from './platform/logging/logger';
import type { Part } from './platform/parts/part';
import { platformPart } from './platform/platformPart';
import { presetFields, savedViews } from './platform/views/savedViews';
import { Users } from './services/accounts/Users';
import { routes } from './services/routes.gen';
import { services } from './services/services.gen';

/** All parts of the CMS. Their order determines the order in the admin. */
const parts: readonly Part[] = [
  contentPart,
  ...services,
  inboxPart,
  outboxPart,
  intakePart,
  integrationsPart,
  platformPart,
];

const collections = parts.flatMap((part) => part.collections ?? []);

const folder = path.dirname(fileURLToPath(import.meta.url));

const plain = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => ({
  ...config,
  fields: applyAdminDefaults(config.fields),
});

const cappedReads = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), capLimit],
  },
});

/** Returns a function that applies several changes to a definition, one after the other. */
const changed =
  <Config>(...steps: ((config: Config) => Config)[]) =>
  (config: Config): Config =>
    steps.reduce((current, step) => step(current), config);

/** Workarounds for faults in Payload, which `payload-fixes/README.md` explains. */
const fixes = {
  collection: changed<CollectionConfig>(refuseForeignSort, returnWholeDocument, confirmDiscard),
  global: changed<GlobalConfig>(returnWholeGlobal, confirmGlobalDiscard),
  config: changed<SanitizedConfig>(
    plainBulkEdit,
    changePresetFields(presetFields),
    guardBuiltIns(builtInRules),
  ),
  /** Must be applied after all other changes to tasks. */
  tasks: trackAllTasks,
  /** Components that wrap the admin. */
  providers: [
    '/payload-fixes/scheduleForm/ScheduleChoice#ScheduleChoice',
    '/payload-fixes/scheduleForm/ScheduleRefusal#ScheduleRefusal',
    '/payload-fixes/staleReload/FullPageReload#FullPageReload',
    '/payload-fixes/lostPresses/BlockedClickRepeater#BlockedClickRepeater',
    '/payload-fixes/confirmationFocus/CancelButtonFocus#CancelButtonFocus',
    '/payload-fixes/pickerClock/DateWords#DateWords',
    '/payload-fixes/backNavigation/SyncHistoryNavigation#SyncHistoryNavigation',
    '/payload-fixes/englishLabels/HebrewLabels#HebrewLabels',
    '/payload-fixes/columnNames/ColumnNames#ColumnNames',
    '/payload-fixes/buttonNames/ButtonNames#ButtonNames',
  ],
};

/** Our own features that apply to every collection, every global or the whole configuration. */
const features = {
  collection: changed<CollectionConfig>(
    plain,
    cappedReads,
    storeValidTexts,
    releaseEntries,
    guardCopies,
    guardEdits,
    discardUntouched,
    restoreAsDraft,
    showSiteState,
    previewPages,
    offerRedirect,
    checkContent,
    nameInLists,
  ),
  global: changed<GlobalConfig>(
    plain,
    storeValidTexts,
    auditGlobal,
    guardGlobalEdits,
    restoreGlobalAsDraft,
    showGlobalSiteState,
    checkGlobalContent,
  ),
  config: changed<SanitizedConfig>(statusInLists, runSchedules(notifyScheduleFailure)),
  /** Components that wrap the admin. */
  providers: [
    '/content/kinds/BlockPurposes#BlockPurposes',
    '/platform/editing/form/EditorTab#EditorTab',
    '/platform/editing/form/ConnectionNotice#ConnectionNotice',
    '/content/collections/LargeFiles#LargeFiles',
    '/platform/adminUi/paste/AskBeforePaste#AskBeforePaste',
    '/content/report/JumpToField#JumpToField',
    '/inbox/reply/ClearReplyDrafts#ClearReplyDrafts',
  ],
};

nameErrors();

const config = buildConfig({
  secret: env.payloadSecret,
  serverURL: env.cmsUrl,
  telemetry: false,
  logger,
  // Applies only to the admin. The endpoints for the site (`/web/*`) have their own CORS rules.
  cors: [env.cmsUrl],
  csrf: [env.cmsUrl],
  db: database,
  email: mailAdapter,
  editor: textEditor(),
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
  i18n: {
    supportedLanguages: { he, en },
    fallbackLanguage: 'he',
    translations: deepMergeSimple(adminTexts, blockMessages),
  },
  admin: {
    user: Users.slug,
    avatar: 'default',
    importMap: { baseDir: folder },
    meta: adminMeta,
    // Error messages list every missing field, which takes longer to read than the default of four seconds.
    toast: { duration: 8000 },
    components: {
      graphics: { Logo: '/admin/branding/Logo#Logo', Icon: '/admin/branding/Icon#Icon' },
      beforeDashboard: [
        '/services/accounts/secondFactor/RedirectToEnrolment#RedirectToEnrolment',
        '/admin/dashboard/Overview#Overview',
      ],
      providers: [...fixes.providers, ...features.providers],
      views: {
        // Our own login page, because Payload's does not support two-factor authentication.
        login: { Component: '/admin/login/LoginView#LoginView' },
        contentReport: { Component: '/content/report/ContentReport#ContentReport', path: '/content-report' },
      },
    },
    ...(env.previewUrl && { livePreview: livePreview(parts) }),
    dateFormat: 'dd/MM/yyyy HH:mm',
    // Scheduled publications use this time zone.
    timezones: {
      defaultTimezone: 'Asia/Jerusalem',
      supportedTimezones: [{ value: 'Asia/Jerusalem', label: 'ישראל (Israel)' }],
    },
  },
  collections: collections.map(fixes.collection).map(features.collection),
  globals: parts
    .flatMap(({ globals = [] }) => globals)
    .map(addRetentionFields(collections))
    .map(fixes.global)
    .map(features.global),
  queryPresets: savedViews,
  plugins: [fileStorage],
  endpoints: [openPreview],
  // Values of the services for lower layers, which must not import the services.
  custom: {
    routes: [...routes, ...parts.flatMap((part) => part.routes ?? [])],
    figures: parts.flatMap(({ figures = [] }) => figures),
    deliveryKinds: parts.flatMap(({ deliveries = [] }) => deliveries),
    ...Object.assign({}, ...parts.map(({ registers }) => registers)),
  },
  jobs: {
    tasks: [
      ...parts.flatMap(({ tasks = [] }) => tasks),
      housekeeping(parts.flatMap(({ chores = [] }) => chores)),
    ],
    deleteJobOnComplete: true,
    enableConcurrencyControl: true,
    // Set only in the worker process. Otherwise Payload would start its timer at the first REST request in every
    // process, regardless of other settings.
    autoRun: env.runsJobs
      ? [
          // The queue "build" is missing here, because the worker runs it itself, more than once a second
          // (`runPromptly`).
          { cron: '*/2 * * * * *', queue: 'default', limit: 20, silent: true },
        ]
      : [],
    shouldAutoRun: isJobRunner,
    jobsCollectionOverrides: ({ defaultJobsCollection }) => jobsCollection(defaultJobsCollection),
    access: { run: nobody, queue: nobody, cancel: nobody },
  },
  graphQL: {
    maxComplexity: 20_000,
    // Introspection stays on, because `graphqlGuard` already rejects users who may not see the schema.
    disableIntrospectionInProduction: false,
    disablePlaygroundInProduction: true,
  },
  typescript: { outputFile: path.join(folder, 'payload-types.ts'), autoGenerate: false },
  hooks: { afterError: [answerInputFaults, saveRejectedAsDraft, explainFormErrors] },
  upload: { limits: { fileSize: MAX_FILE_BYTES }, requestSizeLimit: MAX_FORM_BYTES },
  onInit: async (payload) => {
    subscribeToWorker();
    await bootstrap(payload);
  },
});

export default config.then(fixes.config).then(features.config).then(fixes.tasks);
