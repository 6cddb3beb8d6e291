import { APIError, type CollectionBeforeChangeHook, type CollectionConfig } from 'payload';
import { defineLookup } from '../../content/lookups/defineLookup';
import { isEditor } from '../../platform/access/isEditor';
import { nobody } from '../../platform/access/nobody';
import { CODE_LENGTH, hashCode, isSimple, plainCode } from './accessCode';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { checkboxField, imageField, localText, textField } from '../../platform/fields/shortFields';

const SHORT = {
  he: `הקוד חייב להכיל לפחות ${CODE_LENGTH.least} אותיות וספרות.`,
  en: `The code must have at least ${CODE_LENGTH.least} letters and digits.`,
};
const SIMPLE = {
  he: 'הקוד הזה קל מדי לניחוש. נדרשים לפחות ארבעה תווים שונים, לא ברצף.',
  en: 'This code is too easy to guess. Use at least four different letters or digits, not in sequence.',
};
const NONE = {
  he: 'לבניין שהמסמכים שלו לדיירים בלבד חייב להיות קוד.',
  en: 'A building whose documents are for residents only needs a code.',
};
const PUBLIC = {
  he: 'לבניין יש מסמכים שפתוחים לכולם. יש להסיר ממנו את המסמכים האלה לפני שדורשים קוד.',
  en: 'The building has documents that are open to everyone. Remove the building from them before you require a code.',
};

interface Changed {
  asksForCode?: boolean | null;
  accessCode?: string | null;
  codeHash?: string | null;
}

/**
 * Checks a new access code and replaces it with its hash.
 * @throws APIError 400 if the code is too short, too simple or missing, or if the building still has public documents
 */
const keepCode: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  // Drop a hash that the client sent. Only the hash computed here may be stored.
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
    localText('buildingName', 'שם הבניין', 'Building name', { required: true }),
    localText('address', 'כתובת', 'Address'),
    imageField('picture', 'card', 'תמונה', 'Picture'),
    checkboxField('asksForCode', 'המסמכים לדיירים בלבד', 'Documents are for residents only', { index: true }),
    textField('accessCode', 'קוד חדש לדיירים', 'New code for residents', {
      virtual: true,
      maxLength: CODE_LENGTH.most,
      access: { read: isEditor },
      admin: { condition: (_data, building: Changed) => Boolean(building.asksForCode), autoComplete: 'off' },
      description: {
        he: 'הקוד נשמר כגיבוב (hash) בלבד, ולכן אינו מוצג. ריק: הקוד אינו משתנה.',
        en: 'Stored as a hash, so it is not shown. Empty: the code does not change.',
      },
    }),
    {
      name: 'codeHash',
      type: 'text',
      hidden: true,
      access: { create: nobody, read: nobody, update: nobody },
    },
  ],
});

/**
 * Buildings whose documents can be downloaded (forms-investors-catalogue §3, building). Some require a code that only
 * residents know.
 */
export const DeliveryBuildings: CollectionConfig = {
  ...lookup,
  hooks: { ...lookup.hooks, beforeChange: [...(lookup.hooks?.beforeChange ?? []), keepCode] },
};
