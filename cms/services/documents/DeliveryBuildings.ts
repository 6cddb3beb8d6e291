import { APIError, type CollectionBeforeChangeHook, type CollectionConfig } from 'payload';
import { defineLookup } from '../../content/lookups/defineLookup';
import { isEditor } from '../../platform/access/isEditor';
import { nobody } from '../../platform/access/nobody';
import { imageField } from '../../platform/fields/imageField';
import { textField } from '../../platform/fields/textField';
import { CODE_LENGTH, hashCode, isSimple, plainCode } from './accessCode';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const SHORT = {
  he: `קוד צריך ${CODE_LENGTH.least} אותיות וספרות לפחות.`,
  en: `A code needs ${CODE_LENGTH.least} letters and digits at least.`,
};
const SIMPLE = {
  he: 'קל מדי לנחש את הקוד הזה. נדרשים לפחות ארבעה תווים שונים, שלא לפי הסדר.',
  en: 'This code is too easy to guess. It needs four different letters or digits at least, and not in their order.',
};
const NONE = {
  he: 'לבניין שמבקש קוד צריך להיות קוד.',
  en: 'A building that asks for a code needs one.',
};
const PUBLIC = {
  he: 'לבניין יש מסמכים פתוחים לכולם. יש להסיר אותו מהם לפני שהוא מבקש קוד.',
  en: 'The building has documents that are open to everybody. Take it out of them before it asks for a code.',
};

interface Changed {
  asksForCode?: boolean | null;
  accessCode?: string | null;
  codeHash?: string | null;
}

/**
 * Validates and hashes the access code.
 * @throws APIError 400 for a short or simple code, for a missing one, or while documents of the building are public
 */
const keepCode: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  // Ignores a hash in the request.
  const { accessCode, codeHash: _given, ...changed } = data as Changed;
  let codeHash: string | undefined;
  const before = operation === 'update' ? (originalDoc as Changed & { id: number }) : undefined;
  const say = (text: { he: string; en: string }) =>
    new APIError(text[adminLanguage(req.i18n)], 400, null, true);
  if (accessCode) {
    if (plainCode(accessCode).length < CODE_LENGTH.least) throw say(SHORT);
    if (isSimple(accessCode)) throw say(SIMPLE);
    codeHash = await hashCode(accessCode);
  }
  const kept = codeHash ? { ...changed, codeHash } : changed;
  if (!(changed.asksForCode ?? before?.asksForCode)) return kept;
  if (!(codeHash ?? before?.codeHash)) throw say(NONE);
  if (before && !before.asksForCode) {
    const where = { buildingSelection: { in: [before.id] } };
    const { totalDocs } = await req.payload.count({ collection: 'fileItems', where, req, trash: true });
    if (totalDocs > 0) throw say(PUBLIC);
  }
  return kept;
};

const lookup = defineLookup({
  slug: 'deliveryBuildings',
  labels: {
    singular: { he: 'בניין שנמסר', en: 'Delivered building' },
    plural: { he: 'בניינים שנמסרו', en: 'Delivered buildings' },
  },
  useAsTitle: 'buildingName',
  fields: [
    textField('buildingName', 'שם הבניין', 'Name of the building', { required: true, localized: true }),
    textField('address', 'כתובת', 'Address', { localized: true }),
    imageField({ name: 'picture', shown: 'card', label: { he: 'תמונה', en: 'Picture' } }),
    {
      name: 'asksForCode',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: { he: 'המסמכים לדיירים בלבד', en: 'Documents are for residents alone' },
    },
    {
      name: 'accessCode',
      type: 'text',
      virtual: true,
      maxLength: CODE_LENGTH.most,
      access: { read: isEditor },
      label: { he: 'קוד חדש לדיירים', en: 'New code for residents' },
      admin: {
        condition: (_data, building: Changed) => Boolean(building.asksForCode),
        autoComplete: 'off',
        description: {
          he: 'נשמר כטביעה בלבד, ולכן אינו מוצג. ריק: הקוד נשאר כפי שהוא.',
          en: 'Kept as a hash alone, so it is not shown. Empty: the code stays as it is.',
        },
      },
    },
    {
      name: 'codeHash',
      type: 'text',
      hidden: true,
      access: { create: nobody, read: nobody, update: nobody },
    },
  ],
});

/** Buildings with downloadable documents (forms-investors-catalogue §3, building); some require a residents' code. */
export const DeliveryBuildings: CollectionConfig = {
  ...lookup,
  hooks: { ...lookup.hooks, beforeChange: [...(lookup.hooks?.beforeChange ?? []), keepCode] },
};
