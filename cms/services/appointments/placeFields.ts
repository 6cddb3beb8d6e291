import type { FieldHook, TextField } from 'payload';
import { cachedRead } from '../../platform/cache/cachedRead';
import { toLocale } from '../../platform/locales/locales';
import type { Appointment } from '../../payload-types';
import { meetingOf } from './meetingOf';
import { otherLanguage } from '../../platform/locales/otherLanguage';
import { textField } from '../../platform/fields/shortFields';

interface Place {
  project: string | null;
  place: string | null;
}

/** Creates a hook that computes the project or place of a meeting from its calendar, in the reader's language. */
const placeOf =
  (part: keyof Place): FieldHook<Appointment, unknown, Partial<Appointment>> =>
  async ({ siblingData: { meeting }, req }) => {
    if (meeting === undefined || meeting === null) return null;
    const id = meetingOf({ meeting });
    const language = toLocale(req.locale);
    const place = await cachedRead(req, `placeOf ${id} ${language}`, async (reader): Promise<Place> => {
      const found = {
        locale: language,
        fallbackLocale: otherLanguage(language),
        disableErrors: true,
      } as const;
      const { payload } = req;
      const scope = reader && { req: reader };
      const kind = await payload.findByID({ collection: 'meetingKinds', id, depth: 0, ...found, ...scope });
      if (!kind) return { project: null, place: null };
      const project = await payload.findByID({
        collection: 'projects',
        id: typeof kind.project === 'object' ? kind.project.id : kind.project,
        depth: 0,
        select: { projectTitle: true },
        ...found,
        ...scope,
      });
      return { project: project?.projectTitle ?? null, place: kind.place ?? null };
    });
    return place[part];
  };

const shown = (name: keyof Place, he: string, en: string): TextField =>
  textField(name, he, en, {
    virtual: true,
    admin: { disableListFilter: true },
    hooks: { afterRead: [placeOf(name)] },
  });

/** Virtual fields that show project and place in lists, in the letter of an entry and in exports. */
export const placeFields: TextField[] = [
  shown('project', 'פרויקט', 'Project'),
  shown('place', 'מקום הפגישה', 'Place'),
];
