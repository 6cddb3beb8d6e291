import { BRAND_COLORS, type BrandColor, contrastFaults, isHexColor } from '@group/rules/colors/brandColors';
import type { TextField } from 'payload';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { COLOR_LABELS } from './colorLabels';
import { contrastMessage } from './contrastMessage';

/** Message for a value that is not a colour. */
export const COLOR_FORMAT = {
  he: 'יש לכתוב צבע כמו \u2066#a8472a\u2069.',
  en: 'Write a colour like #a8472a.',
};

/**
 * Field for one colour of the brand. Rejects a colour with too little contrast; the message names the worst pair of
 * colours and its contrast.
 */
export const brandColorField = (name: BrandColor): TextField => ({
  name,
  type: 'text',
  label: COLOR_LABELS[name],
  hooks: {
    beforeValidate: [
      ({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    ],
  },
  validate: (value: unknown, { siblingData, req }) => {
    // An empty value means the default colour, and is always accepted. If it makes a pair with too little contrast, the
    // field of the other colour reports it.
    if (!value) return true;
    const language = adminLanguage(req.i18n);
    const color = String(value).trim();
    if (!isHexColor(color)) return COLOR_FORMAT[language];
    const [worst] = contrastFaults({ ...siblingData, [name]: color })
      .filter(({ front, ground }) => front === name || ground === name)
      .sort((a, b) => a.ratio / a.least - b.ratio / b.least);
    return worst ? contrastMessage(worst, language) : true;
  },
  admin: { placeholder: BRAND_COLORS[name], rtl: false },
});
