import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';
import { DeliveryFault } from '../../integrations/DeliveryFault';
import { sendVisitorMail } from '../../integrations/mail/sendVisitorMail';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';
import type { Locale } from '../../platform/locales/locales';
import { findRecord } from '../findRecord';
import { confirmationText, type ConfirmationText } from './confirmationTexts';
import { isPlainAddress } from '../../integrations/mail/isPlainAddress';

/** Slugs of the collections that have the fields that the confirmation mail needs. */
type FormSlug = {
  [Slug in CollectionSlug]: 'reference' | 'language' extends keyof DataFromCollectionSlug<Slug>
    ? Slug
    : never;
}[CollectionSlug];

interface ConfirmationOptions<Slug extends FormSlug> {
  slug: string;
  collection: Slug;
  title: ConfirmationText;
  text: ConfirmationText;
  /** Returns the sender's e-mail address. Without one, no mail is sent. */
  addressOf: (record: DataFromCollectionSlug<Slug>) => string | null | undefined;
  /**
   * Returns what the form is about, taken only from content that editors wrote. The visitor's own text is never used,
   * because the address may belong to someone else, who would receive that text in the site's name.
   */
  aboutOf?: (
    record: DataFromCollectionSlug<Slug>,
    context: { payload: Payload; language: Locale },
  ) => Promise<string | null | undefined> | string | null | undefined;
  /** Label that the mail shows before the result of `aboutOf`. */
  aboutLabel?: ConfirmationText;
}

/**
 * Number of attempts, which span about half an hour. A confirmation that arrives a day later would only confuse the
 * visitor.
 */
const ATTEMPTS = 7;

/**
 * Defines the mail that confirms a form and tells the visitor its reference number, in the language of the page. Use
 * `queueConfirmation` to queue it.
 */
export function confirmationMail<Slug extends FormSlug>({
  slug,
  collection,
  title,
  text,
  addressOf,
  aboutOf,
  aboutLabel = 'subject',
}: ConfirmationOptions<Slug>): DeliveryKind {
  return {
    slug,
    label: { he: 'אישור קבלה לפונה', en: 'Confirmation to the sender' },
    collection,
    courtesy: true,
    maxAttempts: ATTEMPTS,
    deliver: async ({ payload, recordId, key }) => {
      const record = await findRecord(payload, collection, recordId);
      if (!record)
        throw new DeliveryFault('The form that this e-mail confirms was deleted', { permanent: true });
      const to = addressOf(record);
      if (!to || !isPlainAddress(to))
        throw new DeliveryFault('The e-mail address is missing or invalid', { permanent: true });
      const language = record.language ?? 'he';
      const say = (name: ConfirmationText) => confirmationText(name, language);
      const about = await aboutOf?.(record, { payload, language });
      await sendVisitorMail(payload, {
        to,
        subject: `${say(title)} – ${record.reference}`,
        key,
        autoReplied: true,
        language,
        title: say(title),
        paragraphs: [say(text), say('keepReference')],
        facts: [[say('reference'), record.reference], ...(about ? [[say(aboutLabel), about] as const] : [])],
        closing: [say('notYou')],
      });
    },
  };
}
