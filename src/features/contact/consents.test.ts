import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLocales } from '../../testing/readLocales';

/** The texts whose version the CMS keeps with each consent. */
const kept = JSON.parse(
  readFileSync(path.join(__dirname, '../../../cms/intake/consents.json'), 'utf8'),
) as Record<'he' | 'en', { marketing: string; smsAndEmail: string }>;

describe('the consents', () => {
  it.each(['he', 'en'] as const)(
    'are the texts that the CMS keeps proof of: change both, with a new version (%s)',
    (language) => {
      const node = readLocales(language).edges.find((edge) => edge.node.ns === 'contact')?.node;
      const texts = JSON.parse(node?.data ?? '{}') as Record<string, string>;
      expect({ marketing: texts.allowedMarketing, smsAndEmail: texts.allowedSmsAndEmail }).toEqual(
        kept[language],
      );
    },
  );
});
