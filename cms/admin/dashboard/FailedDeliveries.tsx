import type { Payload, PayloadRequest } from 'payload';
import { formatDateTime } from '../../platform/labels/formatValues';
import { findDeliveryKind } from '../../outbox/findDeliveryKind';
import type { Locale } from '../../platform/locales/locales';
import { listLink } from './listLink';

const MAX_DELIVERIES = 5;
const TEXTS = {
  he: { title: 'מסירות שנכשלו', none: 'הכול נמסר.', all: 'נכשלו', waiting: 'בתור או בשליחה' },
  en: {
    title: 'Failed deliveries',
    none: 'Everything was delivered.',
    all: 'Failed',
    waiting: 'Queued or being sent',
  },
};

interface FailedDeliveriesProps {
  payload: Payload;
  user: NonNullable<PayloadRequest['user']>;
  language: Locale;
}

/**
 * Lists the deliveries that failed and need a manual retry, newest first. Also shows how many deliveries are still
 * pending.
 */
export async function FailedDeliveries({ payload, user, language }: FailedDeliveriesProps) {
  const texts = TEXTS[language];
  const dead = { state: { equals: 'dead' } };
  const underWay = { state: { in: ['queued', 'sending'] } };
  const access = { collection: 'deliveries', overrideAccess: false, user } as const;
  const [failed, waiting] = await Promise.all([
    payload.find({ ...access, where: dead, sort: '-updatedAt', limit: MAX_DELIVERIES, depth: 0 }),
    payload.count({ ...access, where: underWay }),
  ]);
  return (
    <section className="overview__part" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {failed.totalDocs === 0 && <p>{texts.none}</p>}
      {failed.totalDocs > 0 && (
        <ul className="overview__list">
          {failed.docs.map((delivery) => (
            <li key={delivery.id}>
              <a href={`${payload.config.routes.admin}/collections/deliveries/${delivery.id}`}>
                <bdi dir="ltr">{delivery.reference}</bdi>{' '}
                <bdi>{findDeliveryKind(payload, delivery.kind)?.label[language] ?? delivery.kind}</bdi>
              </a>
              <span>{formatDateTime(delivery.updatedAt, language)}</span>
              <span className="overview__error" dir="auto">
                {delivery.lastError}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ul className="overview__figures">
        {failed.totalDocs > 0 && (
          <li>
            <a href={listLink(payload, 'deliveries', [dead])} data-warns="true">
              <strong>{failed.totalDocs}</strong> {texts.all}
            </a>
          </li>
        )}
        <li>
          <a
            href={listLink(payload, 'deliveries', [underWay])}
            data-none={waiting.totalDocs === 0 || undefined}
          >
            <strong>{waiting.totalDocs}</strong> {texts.waiting}
          </a>
        </li>
      </ul>
    </section>
  );
}
