import type { TextField } from 'payload';
import { textField } from '../../platform/fields/shortFields';

/** Field for the symbol by which the market data provider identifies a stock. */
export const symbolField = (): TextField =>
  textField('symbol', 'סימול המניה', 'Stock symbol', {
    validate: (value: unknown) => !value || /^[A-Za-z0-9.-]{1,20}$/.test(String(value)) || 'A-Z 0-9 . -',
    description: {
      he: 'כפי שהוא מופיע אצל ספק נתוני המסחר',
      en: 'As used by the market data provider',
    },
  });
