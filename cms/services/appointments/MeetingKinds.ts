import {
  APIError,
  type Access,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type Where,
} from 'payload';
import { publicChangeHooks } from '../../content/publishing/publicChangeHooks';
import { hideFromOthers } from '../../platform/access/hideFromOthers';
import { isEditor } from '../../platform/access/isEditor';
import { isInsider } from '../../platform/access/isInsider';
import { isStaff } from '../../platform/access/isStaff';
import { OF_PUBLISHED_PROJECT } from '../../platform/access/ofPublishedProject';
import { standsAt } from '../../platform/addresses/addressOwners';
import { takenSlots } from './bookedSlots';
import { findSchedule } from './findSchedule';
import { meetingFields } from './meetingFields';
import { languageOf } from '../../platform/locales/languageOf';

const watch = publicChangeHooks('meetingKinds');

const mayEdit: typeof isStaff = (args) => isStaff(args) || isEditor(args);

/** Bookable calendars (`findBookable`); others would reveal an unpublished project. */
const BOOKABLE: Where = { and: [{ active: { equals: true } }, OF_PUBLISHED_PROJECT] };

const mayRead: Access = (args) => isStaff(args) || isInsider(args) || BOOKABLE;

const BOOKED = {
  he: 'נקבעו כאן פגישות שעוד לא התקיימו. יש לבטל אותן תחילה, או להסיר את הסימון ״אפשר לקבוע פגישות באתר״.',
  en: 'Meetings are booked here. Cancel them first, or untick “Meetings can be booked on the site”.',
};

/** @throws APIError 409 while future meetings of the kind are booked */
const keepWhileBooked: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const booked = await takenSlots(req, Number(id), Date.now());
  if (booked.length > 0) throw new APIError(BOOKED[languageOf(req.i18n)], 409, null, true);
};

/**
 * Bookable kinds of meetings of a project: place, days, duration and lead time (project-marketing §2.6, join block).
 */
export const MeetingKinds: CollectionConfig = {
  slug: 'meetingKinds',
  labels: {
    singular: { he: 'יומן פגישות', en: 'Meeting calendar' },
    plural: { he: 'יומני פגישות', en: 'Meeting calendars' },
  },
  admin: {
    hidden: hideFromOthers('administrator', 'staff', 'editor'),
    useAsTitle: 'name',
    group: { he: 'פניות', en: 'Messages' },
    defaultColumns: ['name', 'project', 'place', 'active', 'slotMinutes'],
    description: {
      he: 'פרויקט עם יומן מציע פגישות בדף שלו; אם יש כמה, בוחרים תחילה ביניהם. אם האתר מחובר ליומן חיצוני, הוא קודם.',
      en:
        'A project with a calendar offers meetings on its page; of several, visitors choose one. ' +
        'Where the site is connected to an outside calendar, that one goes first.',
    },
  },
  defaultSort: 'name',
  versions: false,
  lockDocuments: false,
  access: { create: mayEdit, read: mayRead, update: mayEdit, delete: mayEdit },
  custom: standsAt(findSchedule),
  hooks: { ...watch, beforeDelete: [...(watch.beforeDelete ?? []), keepWhileBooked] },
  fields: meetingFields,
};
