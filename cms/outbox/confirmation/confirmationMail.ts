import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';
import { DeliveryFault } from '../../integrations/DeliveryFault';
import { sendLetter } from '../../integrations/mail/sendLetter';
import type { DeliveryKind } from '../../platform/deliveryKind';
import type { Locale } from '../../platform/locales';
import { findRecord } from '../findRecord';
import { confirmationText, type ConfirmationText } from './confirmationTexts';
import { isPlainAddress } from '../../integrations/mail/isPlainAddress';

/** Collections whose documents have what the mail needs. */
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
  /** Whoever sent it; without an address there is no mail. */
  addressOf: (record: DataFromCollectionSlug<Slug>) => string | null | undefined;
  /**
   * What it is about, in the words of the content: never in the visitor's, for anybody can type anybody's address, and what stands in
   * the mail would reach that person under the site's name.
   */
  aboutOf?: (
    record: DataFromCollectionSlug<Slug>,
    context: { payload: Payload; language: Locale },
  ) => Promise<string | null | undefined> | string | null | undefined;
  /** What `aboutOf` is called. */
  aboutLabel?: ConfirmationText;
}

/** Half an hour of attempts: a confirmation that comes a day later confuses more than it helps. */
const ATTEMPTS = 7;

/**
 * The mail to a visitor that says that a form arrived, with its number, in the language of the page. `queueConfirmation` orders it.
 * @param options of one kind of form
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
      if (!record) throw new DeliveryFault('What it confirms was deleted', { permanent: true });
      const to = addressOf(record);
      if (!to || !isPlainAddress(to)) throw new DeliveryFault('There is no address', { permanent: true });
      const language = record.language ?? 'he';
      const say = (name: ConfirmationText) => confirmationText(name, language);
      const about = await aboutOf?.(record, { payload, language });
      await sendLetter(payload, {
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
