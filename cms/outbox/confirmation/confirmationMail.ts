import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';
import { DeliveryFault } from '../../integrations/DeliveryFault';
import { sendVisitorMail } from '../../integrations/mail/sendVisitorMail';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';
import type { Locale } from '../../platform/locales/locales';
import { findRecord } from '../findRecord';
import { confirmationText, type ConfirmationText } from './confirmationTexts';
import { isPlainAddress } from '../../integrations/mail/isPlainAddress';

/** Collections whose documents have the fields that the mail needs. */
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
  /** Address of the sender; without one, no mail is sent. */
  addressOf: (record: DataFromCollectionSlug<Slug>) => string | null | undefined;
  /**
   * Subject of the form, from content only. Text of the visitor would reach a possibly foreign address under the
   * site's name.
   */
  aboutOf?: (
    record: DataFromCollectionSlug<Slug>,
    context: { payload: Payload; language: Locale },
  ) => Promise<string | null | undefined> | string | null | undefined;
  /** Label of the value of `aboutOf`. */
  aboutLabel?: ConfirmationText;
}

/** Attempts for about half an hour: a confirmation a day later would confuse the visitor. */
const ATTEMPTS = 7;

/**
 * Defines the confirmation mail of a form: the reference number, in the language of the page. `queueConfirmation`
 * queues it.
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
