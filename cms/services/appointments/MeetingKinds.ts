import {
  APIError,
  type Access,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type Where,
} from 'payload';
import { publicChangeHooks } from '../../content/publishing/publicChangeHooks';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { isStaff } from '../../platform/access/isStaff';
import { PROJECT_IS_PUBLISHED } from '../../platform/access/projectPublished';
import { addressLookup } from '../../platform/addresses/addressOwners';
import { takenSlots } from './bookedSlots';
import { findSchedule } from './findSchedule';
import { meetingFields } from './meetingFields';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const watch = publicChangeHooks('meetingKinds');

const mayEdit: typeof isStaff = (args) => isStaff(args) || isEditor(args);

/**
 * Visitors can read only calendars that they can book (`findBookable`). Others might reveal that an unpublished project
 * exists.
 */
const BOOKABLE: Where = { and: [{ active: { equals: true } }, PROJECT_IS_PUBLISHED] };

const mayRead: Access = (args) => isStaff(args) || isDraftReader(args) || BOOKABLE;

const BOOKED = {
  he: 'ביומן הזה יש פגישות שעדיין לא התקיימו. יש לבטל אותן תחילה, או להסיר את הסימון ״אפשר לקבוע פגישות באתר״.',
  en: 'This calendar has future meetings. Cancel them first, or untick “Meetings can be booked on the site”.',
};

/**
 * Prevents deleting a calendar that still has future meetings.
 * @throws APIError 409
 */
const refuseDeletionWhileBooked: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const booked = await takenSlots(req, Number(id), Date.now());
  if (booked.length > 0) throw new APIError(BOOKED[adminLanguage(req.i18n)], 409, null, true);
};

/**
 * Meeting calendars of projects. Each defines place, days, duration and lead time (project-marketing §2.6, join block).
 */
export const MeetingKinds: CollectionConfig = {
  slug: 'meetingKinds',
  labels: {
    singular: { he: 'יומן פגישות', en: 'Meeting calendar' },
    plural: { he: 'יומני פגישות', en: 'Meeting calendars' },
  },
  admin: {
    hidden: hideFromOtherRoles('administrator', 'staff', 'editor'),
    useAsTitle: 'name',
    group: { he: 'פניות', en: 'Messages' },
    defaultColumns: ['name', 'project', 'place', 'active', 'slotMinutes'],
    description: {
      he: 'בדף של פרויקט עם יומן אפשר לקבוע פגישות. אם יש כמה יומנים, המבקרים בוחרים ביניהם. ליומן חיצוני שמחובר לאתר יש קדימות.',
      en:
        'Visitors can book meetings on the page of a project with a calendar. With several calendars, they choose one. ' +
        'An external calendar that is connected to the site has priority.',
    },
  },
  defaultSort: 'name',
  versions: false,
  lockDocuments: false,
  access: { create: mayEdit, read: mayRead, update: mayEdit, delete: mayEdit },
  custom: addressLookup(findSchedule),
  hooks: { ...watch, beforeDelete: [...(watch.beforeDelete ?? []), refuseDeletionWhileBooked] },
  fields: meetingFields,
};
