import { OPERATORS } from '@group/rules/forms/operators';
import type { CollapsibleField, GroupField } from 'payload';
import { validateRuleField } from './validation';
import { listField, row, selectField, textField } from '../../../platform/fields/shortFields';

const OPERATOR_LABELS: Record<(typeof OPERATORS)[number], { he: string; en: string }> = {
  Is: { he: 'הוא', en: 'is' },
  IsNot: { he: 'אינו', en: 'is not' },
  GreaterThen: { he: 'גדול מ־', en: 'is greater than' },
  LessThen: { he: 'קטן מ־', en: 'is less than' },
  Contains: { he: 'מכיל', en: 'contains' },
  ContainsIgnoreCase: { he: 'מכיל (בלי הבדל רישיות)', en: 'contains (ignoring case)' },
  StartsWith: { he: 'מתחיל ב־', en: 'starts with' },
  StartsWithIgnoreCase: { he: 'מתחיל ב־ (בלי הבדל רישיות)', en: 'starts with (ignoring case)' },
  EndsWith: { he: 'מסתיים ב־', en: 'ends with' },
  EndsWithIgnoreCase: { he: 'מסתיים ב־ (בלי הבדל רישיות)', en: 'ends with (ignoring case)' },
  NotContains: { he: 'אינו מכיל', en: 'does not contain' },
  NotContainsIgnoreCase: { he: 'אינו מכיל (בלי הבדל רישיות)', en: 'does not contain (ignoring case)' },
  NotStartsWith: { he: 'אינו מתחיל ב־', en: 'does not start with' },
  NotStartsWithIgnoreCase: {
    he: 'אינו מתחיל ב־ (בלי הבדל רישיות)',
    en: 'does not start with (ignoring case)',
  },
  NotEndsWith: { he: 'אינו מסתיים ב־', en: 'does not end with' },
  NotEndsWithIgnoreCase: { he: 'אינו מסתיים ב־ (בלי הבדל רישיות)', en: 'does not end with (ignoring case)' },
};

const conditionGroup: GroupField = {
  name: 'condition',
  type: 'group',
  interfaceName: 'FormCondition',
  label: false,
  admin: { hideGutter: true },
  fields: [
    row(
      selectField('actionType', 'פעולה', 'Action', {
        defaultValue: 'Show',
        options: [
          { value: 'Show', label: { he: 'להציג', en: 'Show' } },
          { value: 'Hide', label: { he: 'להסתיר', en: 'Hide' } },
        ],
      }),
      selectField('logicType', 'מתי', 'When', {
        defaultValue: 'All',
        options: [
          { value: 'All', label: { he: 'כשכל הכללים מתקיימים', en: 'all rules are met' } },
          { value: 'Any', label: { he: 'כשאחד הכללים מתקיים', en: 'any rule is met' } },
        ],
      }),
    ),
    listField('rules', 'כללים', 'Rules', {
      row: { he: 'כלל', en: 'Rule' },
      interfaceName: 'FormRules',
      description: { he: 'בלי כללים: תמיד מוצג', en: 'Without rules: always shown' },
      fields: [
        row(
          textField('field', 'שדה', 'Field', {
            required: true,
            validate: validateRuleField,
            admin: { components: { Field: '/services/forms/fields/FormFieldSelect#FormFieldSelect' } },
          }),
          selectField('operator', 'יחס', 'Operator', {
            required: true,
            defaultValue: 'Is',
            options: OPERATORS.map((value) => ({ value, label: OPERATOR_LABELS[value] })),
          }),
          textField('value', 'ערך', 'Value', {
            description: {
              he: 'ערך ריק מתאים לשדה שלא מולא. לתיבה מסומנת יש לכתוב on.',
              en: 'Leave empty to match an empty field. For a ticked checkbox, enter on.',
            },
          }),
        ),
      ],
    }),
  ],
};

/**
 * Condition that shows or hides a page, fieldset or field (forms-investors-catalogue §3). Rules refer to a field by its
 * alias; the public API returns the field's id instead.
 */
export const conditionField = (): CollapsibleField => ({
  type: 'collapsible',
  label: { he: 'תנאי הצגה', en: 'Condition' },
  admin: { initCollapsed: true },
  fields: [conditionGroup],
});
