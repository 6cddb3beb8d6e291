import type { TextField } from 'payload';
import { textField } from '../../platform/fields/shortFields';
import { validFormat } from '../../platform/fields/validFormat';

/** Field for the symbol by which the market data provider identifies a stock. */
export const symbolField = (): TextField =>
  textField('symbol', 'סימול המניה', 'Stock symbol', {
    validate: validFormat((value) => !value || /^[A-Za-z0-9.-]{1,20}$/.test(String(value)), {
      he: 'מותרים עד 20 תווים: אותיות לטיניות, ספרות, נקודה ומקף.',
      en: 'Use up to 20 Latin letters, digits, dots and hyphens.',
    }),
    description: {
      he: 'כפי שהוא מופיע אצל ספק נתוני המסחר',
      en: 'As used by the market data provider',
    },
  });
