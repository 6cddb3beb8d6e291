import { lexicalEditor } from '@payloadcms/richtext-lexical';
import type { Block, CollapsibleField, Field, RichTextField, TextField } from 'payload';
import { choiceLabels } from '../../../platform/labels/choiceLabels';
import type { Label } from '../../../platform/labels/labels';
import { withEditorTexts } from '../../../platform/fields/editorTexts';
import { linkFeature } from '../../../platform/fields/linkFeature';
import type { FieldTypeSlug } from '../fieldTypes';
import { conditionField } from './conditionField';
import { validateAlias, validateAnswers, validateExtension, validatePattern } from './validation';

const words = (
  name: string,
  label: Label,
  more: Partial<Pick<TextField, 'required' | 'admin'>> = {},
): Field => ({
  name,
  type: 'text',
  localized: true,
  label: { ...label },
  ...more,
});

/** Rich text of a form: limited to HTML with links, because other readers of the contract show it. */
export const formRichText = (name: string, label: Label): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  label: { ...label },
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

const naming: Field = {
  type: 'row',
  fields: [
    words('caption', { he: 'כותרת השדה', en: 'Caption' }, { required: true }),
    {
      name: 'alias',
      type: 'text',
      required: true,
      validate: validateAlias,
      label: { he: 'כינוי (באנגלית)', en: 'Alias' },
      admin: {
        description: {
          he: 'שם השדה בנתונים; idnumber בתוכו: תעודת זהות',
          en: 'Its name in the data; with idnumber in it: an Israeli identity number',
        },
      },
    },
  ],
};

const helpText = words('helpText', { he: 'הסבר', en: 'Help text' });

const mandatory: Field[] = [
  { name: 'required', type: 'checkbox', defaultValue: false, label: { he: 'חובה', en: 'Mandatory' } },
  words(
    'requiredErrorMessage',
    { he: 'הודעה כשהשדה ריק', en: 'Message when it is empty' },
    { admin: { condition: (_, sibling) => Boolean(sibling.required) } },
  ),
];

const showLabel: Field = {
  name: 'showLabel',
  type: 'checkbox',
  defaultValue: true,
  label: { he: 'להציג את הכותרת', en: 'Show the caption' },
};

const invalidMessage = words('patternInvalidErrorMessage', {
  he: 'הודעה כשהערך אינו תקין',
  en: 'Message when the value is not valid',
});

const pattern: Field[] = [
  {
    name: 'pattern',
    type: 'text',
    validate: validatePattern,
    label: { he: 'תבנית (ביטוי רגולרי)', en: 'Pattern (regular expression)' },
  },
  invalidMessage,
];

const length: Field = {
  name: 'maximumLength',
  type: 'number',
  min: 1,
  max: 20_000,
  label: { he: 'מספר תווים מרבי', en: 'Largest number of characters' },
};

const defaultText = words('defaultValue', { he: 'ערך התחלתי', en: 'Default value' });
const placeholder = words('placeholder', { he: 'דוגמה בתוך השדה', en: 'Placeholder' });

const autocomplete: Field = {
  name: 'autocompleteAttribute',
  type: 'text',
  label: { he: 'השלמה אוטומטית (autocomplete)', en: 'Autocomplete attribute' },
  admin: { description: { he: 'כגון name, tel, email', en: 'Such as name, tel, email' } },
};

const answers: Field = {
  name: 'preValues',
  type: 'array',
  interfaceName: 'FormAnswers',
  required: true,
  minRows: 1,
  validate: validateAnswers,
  label: { he: 'תשובות', en: 'Answers' },
  labels: { singular: { he: 'תשובה', en: 'Answer' }, plural: { he: 'תשובות', en: 'Answers' } },
  fields: [
    {
      type: 'row',
      fields: [
        words('caption', { he: 'תשובה', en: 'Answer' }, { required: true }),
        {
          name: 'value',
          type: 'text',
          required: true,
          label: { he: 'ערך בנתונים', en: 'Value in the data' },
        },
      ],
    },
  ],
};

/** Initially selected answer: a value, because values are the same in all languages. */
const defaultAnswer: Field = {
  name: 'defaultAnswer',
  type: 'text',
  label: { he: 'תשובה מסומנת מראש (ערך)', en: 'Answer chosen at the start (its value)' },
};

/** Group of rarely used settings. */
const furtherSettings = (...fields: Field[]): CollapsibleField => ({
  type: 'collapsible',
  label: { he: 'כללים והגדרות נוספות', en: 'Rules and further settings' },
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

/** All field types of a form, each with its settings (forms-investors-catalogue §3). */
export const formFieldBlocks: Block[] = [
  block('shortAnswer', { he: 'תשובה קצרה', en: 'Short answer' }, [
    naming,
    {
      name: 'fieldType',
      type: 'select',
      required: true,
      defaultValue: 'text',
      label: { he: 'סוג', en: 'Kind' },
      options: [
        { value: 'text', label: { he: 'טקסט', en: 'Text' } },
        { value: 'number', label: { he: 'מספר (ספרות בלבד)', en: 'Number (digits only)' } },
        { value: 'tel', label: { he: 'טלפון', en: 'Telephone' } },
        { value: 'email', label: { he: 'דוא״ל', en: 'E-mail' } },
      ],
    },
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
    furtherSettings(defaultAnswer, words('selectPrompt', { he: 'הזמנה לבחירה', en: 'Prompt' }), showLabel),
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
    {
      name: 'checked',
      type: 'checkbox',
      defaultValue: false,
      label: { he: 'מסומנת מראש', en: 'Ticked at the start' },
    },
  ]),
  block('dataConsent', { he: 'הסכמה לשמירת נתונים', en: 'Data consent' }, [
    naming,
    words('acceptCopy', { he: 'נוסח ההסכמה', en: 'Text of the consent' }, { required: true }),
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
    {
      name: 'allowMultipleFileUploads',
      type: 'checkbox',
      defaultValue: false,
      label: { he: 'כמה קבצים', en: 'Several files' },
    },
    {
      name: 'allowAllUploadExtensions',
      type: 'checkbox',
      defaultValue: false,
      label: { he: 'כל סוגי הקבצים הבטוחים', en: 'Every kind of file that is safe' },
    },
    {
      name: 'allowedUploadExtensions',
      type: 'array',
      interfaceName: 'FormExtensions',
      label: { he: 'סיומות מותרות', en: 'Allowed extensions' },
      labels: { singular: { he: 'סיומת', en: 'Extension' }, plural: { he: 'סיומות', en: 'Extensions' } },
      admin: { condition: (_, sibling) => !sibling.allowAllUploadExtensions },
      fields: [
        {
          name: 'extension',
          type: 'text',
          required: true,
          validate: validateExtension,
          label: { he: 'סיומת', en: 'Extension' },
        },
      ],
    },
    invalidMessage,
    words('selectedFilesListHeading', {
      he: 'כותרת מעל הקבצים שנבחרו',
      en: 'Heading above the chosen files',
    }),
    showLabel,
  ]),
  block('hidden', { he: 'שדה נסתר', en: 'Hidden' }, [
    naming,
    { name: 'hiddenValue', type: 'text', label: { he: 'ערך', en: 'Value' } },
  ]),
  block('titleAndDescription', { he: 'כותרת והסבר', en: 'Title and description' }, [
    words('caption', { he: 'כותרת', en: 'Title' }),
    {
      name: 'captionTag',
      type: 'select',
      defaultValue: 'h3',
      label: { he: 'רמת הכותרת', en: 'Level of the title' },
      options: [
        { value: 'h2', label: { he: 'כותרת 2 (h2)', en: 'Heading 2 (h2)' } },
        { value: 'h3', label: { he: 'כותרת 3 (h3)', en: 'Heading 3 (h3)' } },
        { value: 'h4', label: { he: 'כותרת 4 (h4)', en: 'Heading 4 (h4)' } },
        { value: 'h5', label: { he: 'כותרת 5 (h5)', en: 'Heading 5 (h5)' } },
        { value: 'p', label: { he: 'פסקה (p)', en: 'Paragraph (p)' } },
      ],
    },
    formRichText('bodyText', { he: 'הסבר', en: 'Description' }),
  ]),
  block('richText', { he: 'טקסט מעוצב', en: 'Rich text' }, [
    formRichText('html', { he: 'טקסט', en: 'Text' }),
  ]),
  block('captcha', { he: 'בדיקה שאינך רובוט', en: 'Captcha' }, [words('caption', { he: 'שם', en: 'Name' })]),
];
