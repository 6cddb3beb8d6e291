import type { CollectionSlug, UIFieldServerProps, Where } from 'payload';
import { sameContact, contactTraces, type SameContact } from '../inboxEntry';
import { inboxCollections } from '../inboxCollections';
import { formatDateTime } from '../../platform/labels/formatValues';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const MAX_ENTRIES = 20;
const SHOWN = {
  reference: true,
  createdAt: true,
  duplicateOf: true,
  duplicateBy: true,
  emailTrace: true,
  phoneTrace: true,
};
const TEXTS = {
  he: {
    title: 'פניות נוספות באותו עניין',
    both: 'אותו דוא״ל ואותו טלפון',
    email: 'אותו דוא״ל',
    phone: 'אותו טלפון בלבד',
    identity: 'אותו מספר זהות',
  },
  en: {
    title: 'Other messages on the same subject',
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
  duplicateBy?: SameContact | 'identity' | null;
  emailTrace?: string | null;
  phoneTrace?: string | null;
}

/**
 * Returns what two entries share. Entries matched by identity number are reported as `identity`, because their e-mail
 * addresses and phones may differ.
 */
const shared = (one: Entry, other: Entry): SameContact | 'identity' | null =>
  [one, other].some(({ duplicateBy }) => duplicateBy === 'identity')
    ? 'identity'
    : sameContact(contactTraces(one), contactTraces(other));

/**
 * Lists earlier and later entries about the same matter, each with the contact details it shares with this document.
 */
export async function RelatedEntries({ payload, req, id, collectionSlug }: UIFieldServerProps) {
  const kind = inboxCollections(payload).find(({ slug }) => slug === collectionSlug);
  if (!kind || id === undefined) return null;
  const language = adminLanguage(req.i18n);
  const collection = kind.slug as CollectionSlug;
  // The cast is needed because all inbox collections have these fields, but the union type of all collections does not.
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
  const related: Where = { or: [{ id: { equals: first } }, { duplicateOf: { equals: first } }] };
  const { docs } = await payload.find({
    collection,
    where: { and: [related, { id: { not_equals: id } }] },
    ...shown,
    limit: MAX_ENTRIES,
    sort: 'id',
    pagination: false,
    // Skips access checks, because they would audit a view of every listed entry. Anyone who can read this document may
    // know which related entries exist.
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
          const same = shared(self, entry);
          return (
            <li key={entry.id}>
              <a href={`${payload.config.routes.admin}/collections/${kind.slug}/${entry.id}`}>
                <bdi dir="ltr">{entry.reference}</bdi>
              </a>
              <span>{formatDateTime(entry.createdAt, language)}</span>
              {same && <span>{texts[same]}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
