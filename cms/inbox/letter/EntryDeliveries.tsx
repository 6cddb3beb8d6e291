import type { UIFieldServerProps } from 'payload';
import { optionText } from '../../platform/labels/labelText';
import { formatDateTime } from '../../platform/labels/formatValues';
import { findDeliveryKind } from '../../outbox/findDeliveryKind';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const TEXTS = {
  he: { title: 'מסירות', none: 'אין מה למסור.', attempts: 'ניסיונות', next: 'הניסיון הבא' },
  en: {
    title: 'Deliveries',
    none: 'There is nothing to deliver.',
    attempts: 'Attempts',
    next: 'Next attempt',
  },
};

/**
 * Lists the deliveries of a document (mails and calls to external systems) with their state. Each links to the page
 * where it can be sent again.
 */
export async function EntryDeliveries({ payload, req, id, collectionSlug }: UIFieldServerProps) {
  if (id === undefined) return null;
  const language = adminLanguage(req.i18n);
  const texts = TEXTS[language];
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { and: [{ recordCollection: { equals: collectionSlug } }, { recordId: { equals: String(id) } }] },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  const state = payload.collections.deliveries.config.flattenedFields.find(({ name }) => name === 'state');
  const options = state?.type === 'select' ? state.options : [];
  return (
    <section className="inbox-side" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {docs.length === 0 && <p>{texts.none}</p>}
      <ul>
        {docs.map((delivery) => (
          <li key={delivery.id} data-state={delivery.state}>
            <a href={`${payload.config.routes.admin}/collections/deliveries/${delivery.id}`}>
              <bdi>{findDeliveryKind(payload, delivery.kind)?.label[language] ?? delivery.kind}</bdi>
            </a>
            <strong>{optionText(options, delivery.state, language)}</strong>
            {delivery.deliveredAt && <span>{formatDateTime(delivery.deliveredAt, language)}</span>}
            {delivery.state === 'queued' && delivery.attempts > 0 && (
              <span>
                {texts.attempts}: <bdi dir="ltr">{delivery.attempts}</bdi>
                {delivery.nextAttemptAt &&
                  ` · ${texts.next}: ${formatDateTime(delivery.nextAttemptAt, language)}`}
              </span>
            )}
            {delivery.state !== 'delivered' && delivery.lastError && (
              <span className="inbox-side__error" dir="auto">
                {delivery.lastError}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
