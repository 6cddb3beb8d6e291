import { DeliveryFault } from '../../../integrations/DeliveryFault';
import { isPlainAddress } from '../../../integrations/mail/isPlainAddress';
import { sendVisitorMail } from '../../../integrations/mail/sendVisitorMail';
import { findRecord } from '../../../outbox/findRecord';
import type { LotteryRegistration } from '../../../payload-types';
import type { DeliveryKind } from '../../../platform/parts/deliveryKind';
import { formatDateTime } from '../../../platform/labels/formatValues';
import { findLottery } from '../findLottery';
import { findOpenRegistrations } from './findOpenRegistrations';
import { confirmationDeadline } from './confirmationDeadline';
import { confirmationLink } from './confirmationLink';
import { registrationText, type RegistrationText } from './registrationTexts';

interface RegistrationMail extends Pick<DeliveryKind, 'label' | 'slug'> {
  title: RegistrationText;
  paragraphs: readonly RegistrationText[];
  /**
   * Registrations that the mail asks to confirm: `own` for this one, `all` for every open one of the mailbox, `none`
   * for no link. A mail that asks is not sent if there is nothing left to confirm.
   */
  asks: 'all' | 'none' | 'own';
}

/**
 * Delivery is attempted more often than for other confirmations, because a registration without this mail does not
 * count.
 */
const ATTEMPTS = 12;

const idOf = ({ lottery }: LotteryRegistration): number =>
  typeof lottery === 'object' ? lottery.id : lottery;

/**
 * Returns the shortest of the e-mail addresses, which is the one without a tag if there is one. Some mail servers
 * reject tags.
 */
const plainest = (emails: readonly string[]): string =>
  emails.reduce((best, email) => (email.length < best.length ? email : best));

/**
 * Creates a kind of mail to registrants. It contains no text from the visitor, who may have typed another person's
 * e-mail address.
 */
export const registrationMail = ({
  slug,
  label,
  title,
  paragraphs,
  asks,
}: RegistrationMail): DeliveryKind => ({
  slug,
  label,
  collection: 'lotteryRegistrations',
  courtesy: true,
  maxAttempts: ATTEMPTS,
  deliver: async ({ payload, recordId, key }) => {
    const record = await findRecord(payload, 'lotteryRegistrations', recordId);
    if (!record) throw new DeliveryFault('The registration was deleted', { permanent: true });
    const { reference, takesPart } = record;
    if (!isPlainAddress(record.email))
      throw new DeliveryFault('The e-mail address is missing or invalid', { permanent: true });
    const open = asks === 'all' ? await findOpenRegistrations({ payload }, idOf(record), record.email) : [];
    if (asks === 'all' ? open.length === 0 : asks === 'own' && takesPart !== 'unconfirmed') return;
    const language = record.language ?? 'he';
    const lottery = await findLottery({ payload, id: String(idOf(record)), language });
    if (!lottery) throw new DeliveryFault('The lottery was deleted', { permanent: true });
    const say = registrationText(language);
    const until = formatDateTime(new Date(confirmationDeadline(lottery)).toISOString(), language);
    await sendVisitorMail(payload, {
      to: plainest(asks === 'all' ? open.map(({ email }) => email) : [record.email]),
      subject: `${say(title)} – ${asks === 'all' ? lottery.name : reference}`,
      key,
      autoReplied: true,
      language,
      title: say(title),
      paragraphs: paragraphs.map((paragraph) => say(paragraph).replace('{until}', until)),
      ...(asks === 'own' && { action: { label: say('confirm'), url: confirmationLink(record, language) } }),
      links: open.map((one) => ({
        label: `${say('confirm')} ${one.reference}`,
        url: confirmationLink(one, language),
      })),
      facts: [
        ...(asks === 'all' ? [] : [[say('number'), reference] as const]),
        [say('lottery'), lottery.name],
      ],
      closing: asks === 'none' ? [] : [say('notYou')],
    });
  },
});
