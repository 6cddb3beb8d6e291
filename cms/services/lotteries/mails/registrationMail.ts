import { DeliveryFault } from '../../../integrations/DeliveryFault';
import { isPlainAddress } from '../../../integrations/mail/isPlainAddress';
import { sendLetter } from '../../../integrations/mail/sendLetter';
import { findRecord } from '../../../outbox/findRecord';
import type { LotteryRegistration } from '../../../payload-types';
import type { DeliveryKind } from '../../../platform/deliveryKind';
import { momentWords } from '../../../platform/valueWords';
import { findLottery } from '../findLottery';
import { confirmationEnds } from './confirmationEnds';
import { confirmationLink } from './confirmationLink';
import { registrationText, type RegistrationText } from './registrationTexts';

interface RegistrationMail extends Pick<DeliveryKind, 'label' | 'slug'> {
  title: RegistrationText;
  paragraphs: readonly RegistrationText[];
  /** Whether it asks to confirm: it then contains the link, and is not sent after the confirmation. */
  asks: boolean;
}

/** More attempts than for other confirmations: a registration does not count without this mail. */
const ATTEMPTS = 12;

const idOf = ({ lottery }: LotteryRegistration): string =>
  String(typeof lottery === 'object' ? lottery.id : lottery);

/**
 * Creates a kind of mail to registrants. It contains no visitor input, because visitors can enter other
 * people's addresses.
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
    const { email, reference, takesPart } = record;
    if (!isPlainAddress(email)) throw new DeliveryFault('There is no address', { permanent: true });
    if (asks && takesPart !== 'unconfirmed') return;
    const language = record.language ?? 'he';
    const lottery = await findLottery({ payload, id: idOf(record), language });
    if (!lottery) throw new DeliveryFault('The lottery was deleted', { permanent: true });
    const say = registrationText(language);
    const until = momentWords(new Date(confirmationEnds(lottery)).toISOString(), language);
    await sendLetter(payload, {
      to: email,
      subject: `${say(title)} – ${reference}`,
      key,
      autoReplied: true,
      language,
      title: say(title),
      paragraphs: paragraphs.map((paragraph) => say(paragraph).replace('{until}', until)),
      ...(asks && { action: { label: say('confirm'), url: confirmationLink(record, language) } }),
      facts: [
        [say('number'), reference],
        [say('lottery'), lottery.name],
      ],
      closing: asks ? [say('notYou')] : [],
    });
  },
});
