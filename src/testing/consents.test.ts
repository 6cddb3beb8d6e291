import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLocales } from './readLocales';

type Texts = Record<string, string>;

/** The texts whose versions the CMS stores with each consent. */
const kept = JSON.parse(
  readFileSync(path.join(__dirname, '../../cms/intake/consents.json'), 'utf8'),
) as Record<'he' | 'en', Texts>;

describe('the consents', () => {
  it.each(['he', 'en'] as const)(
    'equal the texts that the CMS stores as evidence; change both, with a new version (%s)',
    (language) => {
      const { edges } = readLocales(language);
      const texts = (namespace: string): Texts =>
        JSON.parse(edges.find(({ node }) => node.ns === namespace)?.node.data ?? '{}') as Texts;
      for (const form of ['contact', 'lead', 'lottery', 'schedule'])
        expect(texts(form)).toMatchObject({
          allowedMarketing: kept[language].marketing,
          allowedSmsAndEmail: kept[language].smsAndEmail,
        });
      expect({
        marketing: texts('contact').allowedMarketing,
        smsAndEmail: texts('contact').allowedSmsAndEmail,
        reservationTerms: texts('payment').checkbox1,
        commercial: texts('payment').checkbox2,
        applicantTerms: texts('careers').termsBySending,
        referralTerms: texts('careers').termsText,
        lotteryTerms: texts('lottery').terms,
      }).toEqual(kept[language]);
    },
  );
});
