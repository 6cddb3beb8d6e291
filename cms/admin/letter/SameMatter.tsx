import type { CollectionSlug, UIFieldServerProps, Where } from 'payload';
import { inboxKinds } from '../../inbox/inboxKinds';
import { momentWords } from '../../inbox/letter/letterWords';
import { languageOf } from '../languageOf';

const MOST = 20;
const TEXTS = {
  he: {
    title: 'פניות נוספות באותו עניין',
    both: 'אותו דוא״ל ואותו טלפון',
    email: 'אותו דוא״ל',
    phone: 'אותו טלפון בלבד',
    identity: 'אותו מספר זהות',
  },
  en: {
    title: 'Others about the same',
    both: 'Same e-mail and phone',
    email: 'Same e-mail',
    phone: 'Only the same phone',
    identity: 'Same identity number',
  },
};

interface Entry {
  id: number;
  reference: string;
  createdAt: string;
  duplicateOf?: number | null;
  duplicateBy?: 'both' | 'email' | 'phone' | 'identity' | null;
}

/** Beside a document: what came about the same before and after it, and what they have in common. */
export async function SameMatter({ payload, req, id, collectionSlug }: UIFieldServerProps) {
  const kind = inboxKinds(payload).find(({ slug }) => slug === collectionSlug);
  if (!kind || id === undefined) return null;
  const language = languageOf(req.i18n);
  const read = async (where: Where): Promise<Entry[]> => {
    const { docs } = await payload.find({
      collection: kind.slug as CollectionSlug,
      where: { and: [where, { id: { not_equals: id } }] },
      depth: 0,
      limit: MOST,
      sort: 'id',
      pagination: false,
      overrideAccess: false,
      user: req.user,
    });
    return docs as unknown as Entry[];
  };
  const [self] = (await payload
    .find({
      collection: kind.slug as CollectionSlug,
      where: { id: { equals: id } },
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user: req.user,
    })
    .then(({ docs }) => docs)) as unknown as Entry[];
  if (!self) return null;
  const first = self.duplicateOf ?? self.id;
  const entries = await read({ or: [{ id: { equals: first } }, { duplicateOf: { equals: first } }] });
  if (entries.length === 0) return null;
  const texts = TEXTS[language];
  return (
    <section className="inbox-side" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <ul>
        {entries.map((entry) => {
          // The one that is open says what it shares with the first; each later one says it of itself.
          const same = entry.id === first ? self.duplicateBy : entry.duplicateBy;
          return (
            <li key={entry.id}>
              <a href={`${payload.config.routes.admin}/collections/${kind.slug}/${entry.id}`}>
                <bdi dir="ltr">{entry.reference}</bdi>
              </a>
              <span>{momentWords(entry.createdAt, language)}</span>
              {same && <span>{texts[same]}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
