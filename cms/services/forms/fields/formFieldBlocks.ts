import { lexicalEditor } from '@payloadcms/richtext-lexical';
import type { Block, CollapsibleField, Field } from 'payload';
import { choiceLabels } from '../../../platform/labels/choiceLabels';
import type { Label } from '../../../platform/labels/labels';
import { withEditorTexts } from '../../../platform/fields/editorTexts';
import { linkFeature } from '../../../platform/fields/linkFeature';
import type { FieldTypeSlug } from '../fieldTypes';
import { conditionField } from './conditionField';
import { validateAlias, validateAnswers, validateExtension, validatePattern } from './validation';
import {
  checkboxField,
  listField,
  localText,
  numberField,
  richTextField,
  row,
  selectField,
  textField,
} from '../../../platform/fields/shortFields';

/**
 * Creates a rich-text field for forms. It allows only HTML text with links, because other clients of the public API
 * must also be able to show it.
 */
export const formRichText = (name: string, he: string, en: string) =>
  richTextField(name, he, en, {
    editor: withEditorTexts(
      lexicalEditor({
        features: ({ defaultFeatures }) => [
          ...defaultFeatures.filter(
            ({ key }) => !['upload', 'relationship', 'link', 'blockquote'].includes(key),
          ),
          linkFeature(['pages']),
        ],
      }),
    ),
  });

const naming: Field = row(
  localText('caption', 'כותרת השדה', 'Caption', { required: true }),
  textField('alias', 'כינוי (באנגלית)', 'Alias', {
    required: true,
    validate: validateAlias,
    description: {
      he: 'שם השדה בנתונים. אם הכינוי מכיל idnumber, התשובה נבדקת כמספר תעודת זהות.',
      en: 'Name of the field in the data. If the alias contains idnumber, the answer is checked as an Israeli identity number.',
    },
  }),
);

const helpText = localText('helpText', 'הסבר', 'Help text');

const mandatory: Field[] = [
  checkboxField('required', 'חובה', 'Mandatory'),
  localText('requiredErrorMessage', 'הודעה כשהשדה ריק', 'Message when the field is empty', {
    admin: { condition: (_, sibling) => Boolean(sibling.required) },
  }),
];

const showLabel: Field = checkboxField('showLabel', 'להציג את הכותרת', 'Show the caption', {
  defaultValue: true,
});

const invalidMessage = localText(
  'patternInvalidErrorMessage',
  'הודעה כשהערך אינו תקין',
  'Message when the value is not valid',
);

const pattern: Field[] = [
  textField('pattern', 'תבנית (ביטוי רגולרי)', 'Pattern (regular expression)', { validate: validatePattern }),
  invalidMessage,
];

const length: Field = numberField('maximumLength', 'מספר תווים מרבי', 'Maximum number of characters', {
  min: 1,
  max: 20_000,
});

const defaultText = localText('defaultValue', 'ערך התחלתי', 'Default value');
const placeholder = localText('placeholder', 'דוגמה בתוך השדה', 'Placeholder');

const autocomplete: Field = textField(
  'autocompleteAttribute',
  'השלמה אוטומטית (autocomplete)',
  'Autocomplete attribute',
  { description: { he: 'כגון name, tel, email', en: 'Such as name, tel, email' } },
);

const answers: Field = listField('preValues', 'תשובות', 'Answers', {
  row: { he: 'תשובה', en: 'Answer' },
  interfaceName: 'FormAnswers',
  required: true,
  minRows: 1,
  validate: validateAnswers,
  fields: [
    row(
      localText('caption', 'תשובה', 'Answer', { required: true }),
      textField('value', 'ערך בנתונים', 'Value in the data', { required: true }),
    ),
  ],
});

/** Answer that is selected at first. It is stored as a value, because values are the same in all languages. */
const defaultAnswer: Field = textField(
  'defaultAnswer',
  'תשובה מסומנת מראש (ערך)',
  'Preselected answer (its value)',
);

/** Groups settings that editors rarely need in a collapsed section. */
const furtherSettings = (...fields: Field[]): CollapsibleField => ({
  type: 'collapsible',
  label: { he: 'כללים והגדרות נוספות', en: 'Rules and more settings' },
  admin: { initCollapsed: true },
  fields,
});

function block(slug: FieldTypeSlug, singular: Label, fields: Field[]): Block {
  return {
    slug,
    interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`,
    labels: { singular: { ...singular }, plural: { ...singular } },
    admin: {
      components: {
        Label: {
          path: '/platform/adminUi/RowLabel#RowLabel',
          clientProps: { choices: choiceLabels(fields) },
        },
      },
      disableBlockName: true,
    },
    fields: [...fields, conditionField()],
  };
}

/** Blocks for all field types of a form, each with its settings (forms-investors-catalogue §3). */
export const formFieldBlocks: Block[] = [
  block('shortAnswer', { he: 'תשובה קצרה', en: 'Short answer' }, [
    naming,
    selectField('fieldType', 'סוג', 'Kind', {
      required: true,
      defaultValue: 'text',
      options: [
        { value: 'text', label: { he: 'טקסט', en: 'Text' } },
        { value: 'number', label: { he: 'מספר (ספרות בלבד)', en: 'Number (digits only)' } },
        { value: 'tel', label: { he: 'טלפון', en: 'Telephone' } },
        { value: 'email', label: { he: 'דוא״ל', en: 'E-mail' } },
      ],
    }),
    helpText,
    ...mandatory,
    furtherSettings(...pattern, length, defaultText, placeholder, autocomplete, showLabel),
  ]),
  block('longAnswer', { he: 'תשובה ארוכה', en: 'Long answer' }, [
    naming,
    helpText,
    ...mandatory,
    furtherSettings(...pattern, length, defaultText, placeholder, autocomplete, showLabel),
  ]),
  block('dropdown', { he: 'רשימה נפתחת', en: 'Dropdown' }, [
    naming,
    answers,
    helpText,
    ...mandatory,
    furtherSettings(defaultAnswer, localText('selectPrompt', 'הזמנה לבחירה', 'Prompt'), showLabel),
  ]),
  block('singleChoice', { he: 'בחירה אחת', en: 'Single choice' }, [
    naming,
    answers,
    helpText,
    ...mandatory,
    furtherSettings(defaultAnswer, showLabel),
  ]),
  block('multipleChoice', { he: 'בחירה מרובה', en: 'Multiple choice' }, [
    naming,
    answers,
    helpText,
    ...mandatory,
    furtherSettings(defaultAnswer, showLabel),
  ]),
  block('checkbox', { he: 'תיבת סימון', en: 'Checkbox' }, [
    naming,
    helpText,
    ...mandatory,
    checkboxField('checked', 'מסומנת מראש', 'Preselected'),
  ]),
  block('dataConsent', { he: 'הסכמה לשמירת נתונים', en: 'Data consent' }, [
    naming,
    localText('acceptCopy', 'נוסח ההסכמה', 'Consent text', { required: true }),
    helpText,
    ...mandatory,
  ]),
  block('date', { he: 'תאריך', en: 'Date' }, [
    naming,
    helpText,
    ...mandatory,
    furtherSettings(invalidMessage, showLabel),
  ]),
  block('fileUpload', { he: 'העלאת קבצים', en: 'File upload' }, [
    naming,
    helpText,
    ...mandatory,
    checkboxField('allowMultipleFileUploads', 'כמה קבצים', 'Several files'),
    checkboxField('allowAllUploadExtensions', 'כל סוגי הקבצים הבטוחים', 'All safe file types'),
    listField('allowedUploadExtensions', 'סיומות מותרות', 'Allowed extensions', {
      interfaceName: 'FormExtensions',
      labels: { singular: { he: 'סיומת', en: 'Extension' }, plural: { he: 'סיומות', en: 'Extensions' } },
      admin: { condition: (_, sibling) => !sibling.allowAllUploadExtensions },
      fields: [textField('extension', 'סיומת', 'Extension', { required: true, validate: validateExtension })],
    }),
    invalidMessage,
    localText('selectedFilesListHeading', 'כותרת מעל הקבצים שנבחרו', 'Heading above the chosen files'),
    showLabel,
  ]),
  block('hidden', { he: 'שדה נסתר', en: 'Hidden' }, [naming, textField('hiddenValue', 'ערך', 'Value')]),
  block('titleAndDescription', { he: 'כותרת והסבר', en: 'Title and description' }, [
    localText('caption', 'כותרת', 'Title'),
    selectField('captionTag', 'רמת הכותרת', 'Heading level', {
      defaultValue: 'h3',
      options: [
        { value: 'h2', label: { he: 'כותרת 2 (h2)', en: 'Heading 2 (h2)' } },
        { value: 'h3', label: { he: 'כותרת 3 (h3)', en: 'Heading 3 (h3)' } },
        { value: 'h4', label: { he: 'כותרת 4 (h4)', en: 'Heading 4 (h4)' } },
        { value: 'h5', label: { he: 'כותרת 5 (h5)', en: 'Heading 5 (h5)' } },
        { value: 'p', label: { he: 'פסקה (p)', en: 'Paragraph (p)' } },
      ],
    }),
    formRichText('bodyText', 'הסבר', 'Description'),
  ]),
  block('richText', { he: 'טקסט מעוצב', en: 'Rich text' }, [formRichText('html', 'טקסט', 'Text')]),
  block('captcha', { he: 'בדיקה שאינך רובוט', en: 'Captcha' }, [localText('caption', 'שם', 'Name')]),
];
