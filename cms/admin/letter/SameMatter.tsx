import type { CollectionSlug, UIFieldServerProps, Where } from 'payload';
import { inboxKinds } from '../../inbox/inboxKinds';
import { momentWords } from '../../inbox/letter/letterWords';
import { languageOf } from '../languageOf';

const MOST = 20;
const SHOWN = { reference: true, createdAt: true, duplicateOf: true, duplicateBy: true };
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
  const collection = kind.slug as CollectionSlug;
  // Every kind of the inbox has these fields; the type of all collections does not.
  const shown = { select: SHOWN as never, depth: 0 };
  const self = (await payload.findByID({
    collection,
    id,
    ...shown,
    overrideAccess: false,
    user: req.user,
    disableErrors: true,
  })) as unknown as Entry | null;
  if (!self) return null;
  const first = self.duplicateOf ?? self.id;
  const same: Where = { or: [{ id: { equals: first } }, { duplicateOf: { equals: first } }] };
  const { docs } = await payload.find({
    collection,
    where: { and: [same, { id: { not_equals: id } }] },
    ...shown,
    limit: MOST,
    sort: 'id',
    pagination: false,
    // Who may read the document may know which others there are; that is no look at a list of them.
    overrideAccess: true,
  });
  const entries = docs as unknown as Entry[];
  if (entries.length === 0) return null;
  const texts = TEXTS[language];
  return (
    <section className="inbox-side" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <ul>
        {entries.map((entry) => {
          // The one that is open says what it shares with the first; each later one says it of itself.
          const shared = entry.id === first ? self.duplicateBy : entry.duplicateBy;
          return (
            <li key={entry.id}>
              <a href={`${payload.config.routes.admin}/collections/${kind.slug}/${entry.id}`}>
                <bdi dir="ltr">{entry.reference}</bdi>
              </a>
              <span>{momentWords(entry.createdAt, language)}</span>
              {shared && <span>{texts[shared]}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
