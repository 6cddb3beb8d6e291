import type { Field } from 'payload';
import { checkboxField } from '../../platform/fields/shortFields';

/** Checkbox that adds a line below a block of reports. */
export const bottomBorderField = (): Field => checkboxField('bottomBorder', 'קו תחתון', 'Line below');
