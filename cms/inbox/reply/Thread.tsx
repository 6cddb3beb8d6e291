import type { UIFieldServerProps } from 'payload';
import { inboxCollections } from '../inboxCollections';
import { letterHead } from '../letter/letterHead';
import { formatDateTime } from '../../platform/labels/formatValues';
import { fillTemplate } from './fillTemplate';
import { visitorLanguage } from '../replyTexts';
import { optionText } from '../../platform/labels/labelText';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { ReplyForm } from './ReplyForm';
import { replyUrl } from '../letter/replyUrl';
import { THREAD_ANCHOR } from '../letter/threadAnchor';

const TEXTS = {
  he: {
    title: 'תשובות',
    none: 'עדיין לא נשלחה תשובה.',
    merged: 'הפנייה אוחדה עם פנייה קודמת. יש לענות שם.',
    noAddress: 'לא נמסרה כתובת דוא״ל, ולכן אי אפשר לענות מכאן.',
  },
  en: {
    title: 'Replies',
    none: 'No reply has been sent yet.',
    merged: 'This message was merged into an earlier one. Reply there.',
    noAddress: 'The sender gave no e-mail address, so you cannot reply from here.',
  },
};

/** Thread below the letter, with the replies sent so far, their delivery state, and the form for a new reply. */
export async function Thread({ payload, req, id, collectionSlug }: UIFieldServerProps) {
  const kind = inboxCollections(payload).find(({ slug }) => slug === collectionSlug);
  if (!kind || id === undefined) return null;
  const { user } = req;
  const language = adminLanguage(req.i18n);
  const texts = TEXTS[language];
  const access = { overrideAccess: false, user, depth: 0, pagination: false } as const;
  const doc = await payload.findByID({ collection: kind.slug, id, ...access, disableErrors: true });
  if (!doc) return null;
  const [replies, templates] = await Promise.all([
    payload.find({
      collection: 'replies',
      where: { and: [{ ownerCollection: { equals: kind.slug } }, { ownerId: { equals: String(id) } }] },
      sort: 'id',
      ...access,
      // Skips access checks, because they would audit a view of every reply. Anyone who can read the document may read
      // its replies.
      overrideAccess: true,
    }),
    payload.find({ collection: 'answerTemplates', sort: 'title', ...access }),
  ]);
  const entry = doc as unknown as Record<string, unknown>;
  const { sender, mail } = letterHead(kind.flattenedFields, entry);
  const visitors = visitorLanguage(entry.language);
  const words = {
    name: sender,
    reference: String(entry.reference),
    staff: user?.collection === 'users' ? (visitors === 'en' && user.englishName) || user.name : '',
  };
  const delivery = payload.collections.replies.config.flattenedFields.find(({ name }) => name === 'delivery');
  const options = delivery?.type === 'select' ? delivery.options : [];
  return (
    <section className="inbox-thread" id={THREAD_ANCHOR} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {replies.docs.length === 0 && <p>{texts.none}</p>}
      {replies.docs.length > 0 && (
        <ol>
          {replies.docs.map((reply) => (
            <li key={reply.id}>
              <p className="inbox-thread__head">
                <strong>
                  <bdi>{reply.authorName}</bdi>
                </strong>
                <time dateTime={reply.createdAt}>{formatDateTime(reply.createdAt, language)}</time>
                <bdi dir="ltr">{reply.to}</bdi>
                <span data-state={reply.delivery}>{optionText(options, reply.delivery, language)}</span>
              </p>
              <p
                className="inbox-letter__prose"
                dir={reply.language === 'en' ? 'ltr' : 'rtl'}
                lang={reply.language ?? 'he'}
              >
                {reply.text}
              </p>
              {reply.delivery !== 'delivered' && reply.deliveryError && (
                <p className="inbox-side__error" dir="auto">
                  {reply.deliveryError}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      {entry.mergedAt ? (
        <p>{texts.merged}</p>
      ) : mail ? (
        <ReplyForm
          key={String(id)}
          to={mail.text}
          language={visitors}
          url={replyUrl(payload.config.routes.api, kind.slug, id)}
          templates={templates.docs.map((one) => ({
            id: one.id,
            title: one.title,
            text: fillTemplate(visitors === 'en' ? one.english : one.hebrew, words),
          }))}
        />
      ) : (
        <p>{texts.noAddress}</p>
      )}
    </section>
  );
}
