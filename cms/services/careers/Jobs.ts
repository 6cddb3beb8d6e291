import type { SingleRelationshipField } from 'payload';
import { draftCollection } from '../../platform/access/contentCollection';
import { refuseIncomplete } from '../../platform/editing/refuseIncomplete';
import { languagesField } from '../../platform/fields/languagesField';
import { publicChangeHooks } from '../../content/publishing/publicChangeHooks';
import { findRemovedJobPaths, findJobOwners, refuseTakenJobAddress } from './jobAddress';
import { nextJobNumber } from './nextJobNumber';
import { jobPath } from './jobPath';
import { refuseDuplicateNumber } from './refuseDuplicateNumber';
import { addressLookup } from '../../platform/addresses/addressOwners';
import { formerAddressLookup } from '../../platform/addresses/formerAddressLookup';
import { isLocale } from '../../platform/locales/locales';
import {
  dayField,
  localArea,
  localText,
  momentField,
  numberField,
  indexedRelationField,
  row,
  textField,
} from '../../platform/fields/shortFields';
import { validFormat } from '../../platform/fields/validFormat';

type Choice = 'jobProfessions' | 'jobAreas' | 'jobScopes' | 'cities' | 'companies' | 'companyDivisions';

/** Creates the field for a value by which visitors filter the job board: an indexed relation. */
const choice = (
  name: string,
  relationTo: Choice,
  he: string,
  en: string,
  admin: SingleRelationshipField['admin'] = {},
): SingleRelationshipField => indexedRelationField(name, relationTo, he, en, { admin });

const watch = publicChangeHooks('jobs');

/** Open positions (corporate-site §3, Job), each with a page at `/career/{orderId}`. */
export const Jobs = draftCollection({
  slug: 'jobs',
  custom: { ...addressLookup(findJobOwners), ...formerAddressLookup(findRemovedJobPaths) },
  // The URL of a job is computed from this field, so it must be loaded even if a query selects other fields.
  forceSelect: { orderId: true },
  labels: { singular: { he: 'משרה', en: 'Job' }, plural: { he: 'משרות', en: 'Jobs' } },
  admin: {
    useAsTitle: 'jobName',
    defaultColumns: ['orderId', 'jobName', 'profession', 'area', '_status', 'startAdvertisingDate'],
    listSearchableFields: ['jobName', 'orderId'],
  },
  defaultSort: '-startAdvertisingDate',
  hooks: {
    ...watch,
    beforeChange: [
      ...(watch.beforeChange ?? []),
      refuseDuplicateNumber,
      refuseIncomplete(),
      refuseTakenJobAddress,
    ],
  },
  fields: [
    localText('jobName', 'שם המשרה', 'Job title', { required: true, maxLength: 120 }),
    row(
      choice('profession', 'jobProfessions', 'מקצוע', 'Profession'),
      localText('subfield', 'תת־תחום', 'Subfield'),
      localText('department', 'מחלקה', 'Department'),
    ),
    row(
      choice('scope', 'jobScopes', 'היקף משרה', 'Scope'),
      choice('area', 'jobAreas', 'אזור', 'Area'),
      choice('city', 'cities', 'עיר', 'City', {
        description: {
          he: 'למנועי חיפוש נמסרות לפיה העיר והמדינה. בלי עיר נמסר שהמשרה בישראל',
          en: 'Search engines get the city and its country. Empty: they are told that the job is in Israel',
        },
      }),
    ),
    localArea('description', 'תיאור', 'Description', {
      required: true,
      admin: { rows: 16 },
      description: {
        he: 'שורה ריקה מתחילה חלק חדש; השורה הראשונה של חלק היא כותרתו',
        en: 'An empty line begins a new section; the first line of a section is its heading',
      },
    }),
    localText('contactName', 'שם ליצירת קשר', 'Contact person', {
      description: {
        he: 'הגורם שמטפל בקורות החיים. השם מוצג בדף המשרה',
        en: 'Who handles the applications. The name is shown on the page of the job',
      },
    }),
    numberField('orderId', 'מספר משרה', 'Job number', {
      required: true,
      unique: true,
      index: true,
      validate: validFormat((value) => Number.isSafeInteger(value) && Number(value) > 0, {
        he: 'יש להזין מספר שלם גדול מאפס.',
        en: 'Enter a whole number greater than zero.',
      }),
      hooks: { beforeDuplicate: [nextJobNumber] },
      admin: { position: 'sidebar' },
      description: { he: 'החלק האחרון של הכתובת', en: 'Last part of the address' },
    }),
    textField('path', 'נתיב', 'Path', {
      virtual: true,
      admin: { position: 'sidebar', readOnly: true },
      hooks: {
        afterRead: [
          ({ siblingData, req: { locale } }) =>
            isLocale(locale) && siblingData.orderId ? jobPath(siblingData.orderId as number, locale) : null,
        ],
      },
    }),
    dayField('startAdvertisingDate', 'תחילת פרסום', 'Advertised from', {
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar' },
    }),
    momentField('closingDate', 'מועד סגירה', 'Closes', {
      index: true,
      admin: { position: 'sidebar' },
      description: {
        he: 'מהמועד הזה המשרה אינה מוצגת בלוח, ובדף שלה כתוב שהיא נסגרה. אפשר לבחור גם מועד שעבר.',
        en: 'From this time on, the job is not on the board, and its page says that it is closed. The time may be in the past.',
      },
    }),
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
});
