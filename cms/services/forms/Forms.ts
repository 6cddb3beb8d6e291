import { randomUUID } from 'node:crypto';
import type { Field, TextareaFieldValidation } from 'payload';
import { isEditor } from '../../platform/access/isEditor';
import { labelRows } from '../../platform/fields/labelRows';
import { conditionField } from './fields/conditionField';
import { formFieldBlocks, formRichText } from './fields/formFieldBlocks';
import { addDefinition } from './definition/addDefinition';
import { newFormId, validateFormId } from './fields/formIdRules';
import { draftCollection } from '../../platform/access/contentCollection';
import { publicChangeHooks } from '../../content/publishing/publicChangeHooks';
import {
  checkboxField,
  emailField,
  groupField,
  listField,
  localArea,
  localText,
  numberField,
  relationField,
  row,
  selectField,
  textField,
} from '../../platform/fields/shortFields';

const watch = publicChangeHooks('forms');

const messageRequired: TextareaFieldValidation = (value, { siblingData, req }) => {
  const { afterSubmit } = siblingData as { afterSubmit?: string };
  if (afterSubmit !== 'text' || value?.trim()) return true;
  return req.i18n?.language === 'en'
    ? 'Enter the message that visitors see'
    : 'יש לכתוב את ההודעה שתוצג לשולחים';
};

const columns: Field = listField('columns', 'טורים', 'Columns', {
  row: { he: 'טור', en: 'Column' },
  interfaceName: 'FormColumns',
  required: true,
  minRows: 1,
  maxRows: 4,
  fields: [
    row(
      localText('caption', 'כותרת הטור', 'Column caption'),
      numberField('width', 'רוחב (מתוך 12)', 'Width (of 12)', {
        min: 1,
        max: 12,
        required: true,
        defaultValue: 12,
      }),
    ),
    {
      name: 'fields',
      type: 'blocks',
      blocks: formFieldBlocks,
      admin: { initCollapsed: true },
      label: { he: 'שדות', en: 'Fields' },
      labels: { singular: { he: 'שדה', en: 'Field' }, plural: { he: 'שדות', en: 'Fields' } },
    },
  ],
});

/**
 * Forms that editors compose of pages, fieldsets, columns and fields (forms-investors-catalogue §3). `pages` is a
 * blocks field, so all rows are stored in one JSON column. `definition` is the form in the format of the public API.
 */
export const Forms = draftCollection({
  slug: 'forms',
  // The definition is computed from these fields, so they must be loaded even if a query selects others.
  forceSelect: { formId: true, title: true, pages: true, presentation: true, afterSubmitting: true },
  labels: { singular: { he: 'טופס', en: 'Form' }, plural: { he: 'טפסים', en: 'Forms' } },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'formId', '_status', 'updatedAt'],
  },
  versions: { drafts: true, maxPerDoc: 30 },
  hooks: { ...watch, afterRead: [addDefinition] },
  fields: [
    localText('title', 'שם הטופס', 'Form name', { required: true }),
    {
      name: 'pages',
      type: 'blocks',
      required: true,
      minRows: 1,
      admin: { initCollapsed: true },
      label: { he: 'עמודים', en: 'Pages' },
      labels: { singular: { he: 'עמוד', en: 'Page' }, plural: { he: 'עמודים', en: 'Pages' } },
      blocks: [
        {
          slug: 'formPage',
          interfaceName: 'FormPage',
          labels: { singular: { he: 'עמוד', en: 'Page' }, plural: { he: 'עמודים', en: 'Pages' } },
          admin: { components: { Label: '/platform/adminUi/RowLabel#RowLabel' }, disableBlockName: true },
          fields: labelRows([
            localText('caption', 'כותרת העמוד', 'Page caption'),
            conditionField(),
            listField('fieldsets', 'קבוצות שדות', 'Fieldsets', {
              row: { he: 'קבוצת שדות', en: 'Fieldset' },
              interfaceName: 'FormFieldsets',
              required: true,
              minRows: 1,
              fields: [localText('caption', 'כותרת הקבוצה', 'Fieldset caption'), conditionField(), columns],
            }),
          ]),
        },
      ],
    },
    groupField('presentation', 'כפתורים וסימון', 'Buttons and marks', {
      interfaceName: 'FormPresentation',
      fields: [
        row(
          localText('submitLabel', 'כפתור השליחה', 'Submit button'),
          localText('nextLabel', 'כפתור ההמשך', 'Next button'),
          localText('previousLabel', 'כפתור החזרה', 'Previous button'),
        ),
        row(
          selectField('fieldIndicationType', 'סימון שדות', 'Marked fields', {
            required: true,
            defaultValue: 'MarkMandatoryFields',
            options: [
              { value: 'NoIndicator', label: { he: 'בלי סימון', en: 'None' } },
              { value: 'MarkMandatoryFields', label: { he: 'שדות חובה', en: 'Mandatory fields' } },
              { value: 'MarkOptionalFields', label: { he: 'שדות רשות', en: 'Optional fields' } },
            ],
          }),
          localText('indicator', 'הסימן', 'The mark'),
        ),
        checkboxField('showValidationSummary', 'סיכום שגיאות מעל הטופס', 'Error summary above the form', {
          defaultValue: true,
        }),
        checkboxField('hideFieldValidation', 'בלי שגיאות ליד השדות', 'No errors beside the fields'),
      ],
    }),
    groupField('afterSubmitting', 'אחרי השליחה', 'After sending', {
      interfaceName: 'FormAfterSubmitting',
      fields: [
        selectField('afterSubmit', 'מה קורה', 'What happens', {
          required: true,
          defaultValue: 'text',
          options: [
            { value: 'text', label: { he: 'הודעה', en: 'A message' } },
            { value: 'html', label: { he: 'הודעה מעוצבת', en: 'A formatted message' } },
            { value: 'page', label: { he: 'מעבר לדף', en: 'Open a page' } },
          ],
        }),
        localArea('messageOnSubmit', 'הודעה', 'Message', {
          validate: messageRequired,
          admin: { condition: (_, sibling) => sibling.afterSubmit === 'text' },
        }),
        {
          ...formRichText('messageHtml', 'הודעה מעוצבת', 'Formatted message'),
          admin: { condition: (_, sibling) => sibling.afterSubmit === 'html' },
        },
        relationField('gotoPage', 'pages', 'הדף שנפתח', 'Page to open', {
          admin: { condition: (_, sibling) => sibling.afterSubmit === 'page' },
        }),
      ],
    }),
    emailField('email', 'דוא״ל שמקבל את הטפסים', 'E-mail address for the entries', {
      access: { read: ({ req }) => Boolean(isEditor({ req })) },
      admin: { position: 'sidebar' },
      description: {
        he: 'ריק: הכתובת שבהגדרות האתר',
        en: 'Empty: the address in the site settings',
      },
    }),
    textField('formId', 'מזהה הטופס (GUID)', 'Id of the form (GUID)', {
      required: true,
      unique: true,
      index: true,
      validate: validateFormId,
      hooks: { beforeValidate: [newFormId], beforeDuplicate: [() => randomUUID()] },
      admin: { position: 'sidebar' },
      description: {
        he: 'נקבע ביצירת הטופס, ומזהה אותו בקריאות API.',
        en: 'Set when the form is created. Identifies it in API calls.',
      },
    }),
    { name: 'definition', type: 'json', virtual: true, admin: { hidden: true } },
  ],
});
