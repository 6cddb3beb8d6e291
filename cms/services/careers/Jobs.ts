import type { CollectionConfig, SingleRelationshipField } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { refuseIncomplete } from '../../platform/editing/refuseIncomplete';
import { isEditor } from '../../platform/access/isEditor';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { publishedOrDraftReader } from '../../platform/access/publishedOrDraftReader';
import { languagesField } from '../../platform/fields/languagesField';
import { textField } from '../../platform/fields/textField';
import { publicChangeHooks } from '../../content/publishing/publicChangeHooks';
import { findJobLeft, findJobOwners, keepJobAddress } from './jobAddress';
import { nextJobNumber } from './nextJobNumber';
import { jobPath } from './jobPath';
import { refuseDoubleNumber } from './refuseDoubleNumber';
import { addressLookup } from '../../platform/addresses/addressOwners';
import { formerAddressLookup } from '../../platform/addresses/formerAddressLookup';
import { isLocale } from '../../platform/locales/locales';

type Choice = 'jobProfessions' | 'jobAreas' | 'jobScopes' | 'cities' | 'companies' | 'companyDivisions';

/** Filter of the board: an indexed relation. */
const choice = (
  name: string,
  relationTo: Choice,
  he: string,
  en: string,
  admin: SingleRelationshipField['admin'] = {},
): SingleRelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  index: true,
  label: { he, en },
  admin,
});

const watch = publicChangeHooks('jobs');

/** Open positions (corporate-site §3, Job), each with a page at `/career/{orderId}`. */
export const Jobs: CollectionConfig = {
  slug: 'jobs',
  custom: { ...addressLookup(findJobOwners), ...formerAddressLookup(findJobLeft) },
  // The address depends on it, whatever fields are selected.
  forceSelect: { orderId: true },
  trash: true,
  labels: { singular: { he: 'משרה', en: 'Job' }, plural: { he: 'משרות', en: 'Jobs' } },
  admin: {
    hidden: hideFromOtherRoles('administrator', 'editor'),
    useAsTitle: 'jobName',
    group: { he: 'תוכן', en: 'Content' },
    defaultColumns: ['orderId', 'jobName', 'profession', 'area', '_status', 'startAdvertisingDate'],
    listSearchableFields: ['jobName', 'orderId'],
  },
  defaultSort: '-startAdvertisingDate',
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 30 },
  access: {
    create: isEditor,
    read: publishedOrDraftReader,
    readVersions: isDraftReader,
    update: isEditor,
    delete: isEditor,
  },
  hooks: {
    ...watch,
    beforeChange: [...(watch.beforeChange ?? []), refuseDoubleNumber, refuseIncomplete(), keepJobAddress],
  },
  fields: [
    {
      ...textField('jobName', 'שם המשרה', 'Name of the job', { required: true, localized: true }),
      maxLength: 120,
    },
    {
      type: 'row',
      fields: [
        choice('profession', 'jobProfessions', 'מקצוע', 'Profession'),
        textField('subfield', 'תת־תחום', 'Subfield', { localized: true }),
        textField('department', 'מחלקה', 'Department', { localized: true }),
      ],
    },
    {
      type: 'row',
      fields: [
        choice('scope', 'jobScopes', 'היקף משרה', 'Scope'),
        choice('area', 'jobAreas', 'אזור', 'Area'),
        choice('city', 'cities', 'עיר', 'City', {
          description: {
            he: 'מנועי חיפוש מקבלים ממנה את העיר ואת המדינה; בלי עיר נמסר להם שהמשרה בישראל',
            en: 'Search engines get city and country from it; without a city they are told that the job is in Israel',
          },
        }),
      ],
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      required: true,
      label: { he: 'תיאור', en: 'Description' },
      admin: {
        rows: 16,
        description: {
          he: 'שורה ריקה מתחילה חלק חדש; השורה הראשונה של חלק היא כותרתו',
          en: 'An empty line begins a new section; the first line of a section is its heading',
        },
      },
    },
    {
      name: 'contactName',
      type: 'text',
      localized: true,
      label: { he: 'עם מי מדברים', en: 'Person to talk to' },
      admin: {
        description: {
          he: 'מי קורא את קורות החיים; השם מוצג בדף המשרה',
          en: 'Who reads the applications; the name is shown on the page of the job',
        },
      },
    },
    {
      name: 'orderId',
      type: 'number',
      required: true,
      unique: true,
      index: true,
      label: { he: 'מספר משרה', en: 'Job number' },
      validate: (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0) || '1, 2, 3 …',
      hooks: { beforeDuplicate: [nextJobNumber] },
      admin: {
        position: 'sidebar',
        description: { he: 'החלק האחרון של הכתובת', en: 'Last part of the address' },
      },
    },
    {
      name: 'path',
      type: 'text',
      virtual: true,
      label: { he: 'נתיב', en: 'Path' },
      admin: { position: 'sidebar', readOnly: true },
      hooks: {
        afterRead: [
          ({ siblingData, req: { locale } }) =>
            isLocale(locale) && siblingData.orderId ? jobPath(siblingData.orderId as number, locale) : null,
        ],
      },
    },
    {
      name: 'startAdvertisingDate',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      label: { he: 'תחילת פרסום', en: 'Advertised from' },
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
    },
    {
      name: 'closingDate',
      type: 'date',
      index: true,
      label: { he: 'נסגרת ב־', en: 'Closes' },
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
        description: {
          he: 'מהרגע הזה המשרה אינה בלוח, והדף שלה אומר שהיא נסגרה. אפשר גם רגע שעבר.',
          en: 'From this moment on the board leaves the position out, and its page says that it is closed. It may be in the past.',
        },
      },
    },
    choice('company', 'companies', 'חברה', 'Company', { position: 'sidebar' }),
    choice('division', 'companyDivisions', 'חטיבה', 'Division', {
      position: 'sidebar',
      description: {
        he: 'לדף קריירה של חטיבה אחת או יותר',
        en: 'For careers pages of one or more divisions',
      },
    }),
    languagesField({ he: 'שפות המשרה', en: 'Languages of the job' }),
  ],
};
