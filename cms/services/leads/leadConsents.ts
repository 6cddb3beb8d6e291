import { findPageByUri } from '../../inbox/findPageByUri';
import type { GivenConsents } from '../../intake/consents/consentProof';
import type { IntakeContext } from '../../intake/intake';
import type { Lead } from './leadSchema';

/**
 * Returns the consents that a visitor gave with a lead. Landing pages have a single checkbox for both consents, with
 * their own text or the general one. If the page has its own text, the update time of the page identifies the version
 * of that text.
 */
export async function leadConsents(
  { allowedMarketing, allowedSmsAndEmail, uri }: Lead,
  { payload, language }: Pick<IntakeContext, 'payload' | 'language'>,
): Promise<GivenConsents> {
  const given = { marketing: allowedMarketing, smsAndEmail: allowedSmsAndEmail };
  const found = allowedMarketing && allowedSmsAndEmail ? await findPageByUri({ payload }, uri) : null;
  if (!found) return given;
  const { blocks, updatedAt } = await payload.findByID({
    collection: 'pages',
    id: found.id,
    locale: language,
    select: { blocks: { landingPage: { pageForm: true } }, updatedAt: true },
    depth: 0,
  });
  const landing = blocks?.find((block) => block.blockType === 'landingPage');
  if (!landing) return given;
  const text = [landing.pageForm?.formTextForMeiling, landing.pageForm?.formTextForSms]
    .filter(Boolean)
    .join(' ');
  return text ? { text, version: `page ${found.id} ${updatedAt}` } : { marketingBySmsAndEmail: true };
}
