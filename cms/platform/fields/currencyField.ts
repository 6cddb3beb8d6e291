import type { SelectField } from 'payload';
import { selectField } from './shortFields';

/** Currency of a price as an ISO 4217 code. The default is shekels (project-marketing §9). */
export const currencyField: SelectField = selectField('priceCurrency', 'מטבע', 'Currency', {
  defaultValue: 'ILS',
  enumName: 'enum_currency',
  interfaceName: 'Currency',
  options: [
    { value: 'ILS', label: '₪' },
    { value: 'EUR', label: '€' },
    { value: 'USD', label: '$' },
    { value: 'GBP', label: '£' },
    { value: 'PLN', label: 'zł' },
  ],
});
