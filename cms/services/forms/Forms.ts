import { randomUUID } from 'node:crypto';
import type { CollectionConfig, Field, TextareaFieldValidation } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { publishedOrDraftReader } from '../../platform/access/publishedOrDraftReader';
import { labelRows } from '../../platform/fields/labelRows';
import { conditionField } from './fields/conditionField';
import { formFieldBlocks, formRichText } from './fields/formFieldBlocks';
import { addDefinition } from './definition/addDefinition';
import { newFormId, validateFormId } from './fields/formIdRules';
import { publicChangeHooks } from '../../content/publishing/publicChangeHooks';

const watch = publicChangeHooks('forms');

const text = (name: string, he: string, en: string): Field => ({
  name,
  type: 'text',
  localized: true,
  label: { he, en },
});

const messageRequired: TextareaFieldValidation = (value, { siblingData, req }) => {
  const { afterSubmit } = siblingData as { afterSubmit?: string };
  if (afterSubmit !== 'text' || value?.trim()) return true;
  return req.i18n?.language === 'en' ? 'Please write what visitors are told' : 'יש לכתוב מה ייאמר לשולחים';
};

const columns: Field = {
  name: 'columns',
  type: 'array',
  interfaceName: 'FormColumns',
  required: true,
  minRows: 1,
  maxRows: 4,
  label: { he: 'טורים', en: 'Columns' },
  labels: { singular: { he: 'טור', en: 'Column' }, plural: { he: 'טורים', en: 'Columns' } },
  fields: [
    {
      type: 'row',
      fields: [
        text('caption', 'כותרת הטור', 'Caption of the column'),
        {
          name: 'width',
          type: 'number',
          min: 1,
          max: 12,
          required: true,
          defaultValue: 12,
          label: { he: 'רוחב (מתוך 12)', en: 'Width (of 12)' },
        },
      ],
    },
    {
      name: 'fields',
      type: 'blocks',
      blocks: formFieldBlocks,
      admin: { initCollapsed: true },
      label: { he: 'שדות', en: 'Fields' },
      labels: { singular: { he: 'שדה', en: 'Field' }, plural: { he: 'שדות', en: 'Fields' } },
    },
  ],
};

/**
 * Custom forms (forms-investors-catalogue §3): pages, fieldsets, columns, fields. `pages` is a blocks field, so all
 * rows are one JSON column. `definition` has the format of the public contract.
 */
export const Forms: CollectionConfig = {
  slug: 'forms',
  // The definition depends on these, whatever fields are selected.
  forceSelect: { formId: true, title: true, pages: true, presentation: true, afterSubmitting: true },
  labels: { singular: { he: 'טופס', en: 'Form' }, plural: { he: 'טפסים', en: 'Forms' } },
  trash: true,
  admin: {
    hidden: hideFromOtherRoles('administrator', 'editor'),
    useAsTitle: 'title',
    group: { he: 'תוכן', en: 'Content' },
    defaultColumns: ['title', 'formId', '_status', 'updatedAt'],
  },
  versions: { drafts: true, maxPerDoc: 30 },
  access: {
    create: isEditor,
    read: publishedOrDraftReader,
    readVersions: isDraftReader,
    update: isEditor,
    delete: isEditor,
  },
  hooks: { ...watch, afterRead: [addDefinition] },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      label: { he: 'שם הטופס', en: 'Name of the form' },
    },
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
            text('caption', 'כותרת העמוד', 'Caption of the page'),
            conditionField(),
            {
              name: 'fieldsets',
              type: 'array',
              interfaceName: 'FormFieldsets',
              required: true,
              minRows: 1,
              label: { he: 'קבוצות שדות', en: 'Fieldsets' },
              labels: {
                singular: { he: 'קבוצת שדות', en: 'Fieldset' },
                plural: { he: 'קבוצות שדות', en: 'Fieldsets' },
              },
              fields: [text('caption', 'כותרת הקבוצה', 'Caption of the fieldset'), conditionField(), columns],
            },
          ]),
        },
      ],
    },
    {
      name: 'presentation',
      type: 'group',
      interfaceName: 'FormPresentation',
      label: { he: 'כפתורים וסימון', en: 'Buttons and marks' },
      fields: [
        {
          type: 'row',
          fields: [
            text('submitLabel', 'כפתור השליחה', 'Submit button'),
            text('nextLabel', 'כפתור ההמשך', 'Next button'),
            text('previousLabel', 'כפתור החזרה', 'Previous button'),
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'fieldIndicationType',
              type: 'select',
              required: true,
              defaultValue: 'MarkMandatoryFields',
              label: { he: 'סימון שדות', en: 'Marked fields' },
              options: [
                { value: 'NoIndicator', label: { he: 'בלי סימון', en: 'None' } },
                { value: 'MarkMandatoryFields', label: { he: 'שדות חובה', en: 'Mandatory ones' } },
                { value: 'MarkOptionalFields', label: { he: 'שדות רשות', en: 'Optional ones' } },
              ],
            },
            text('indicator', 'הסימן', 'The mark'),
          ],
        },
        {
          name: 'showValidationSummary',
          type: 'checkbox',
          defaultValue: true,
          label: { he: 'סיכום שגיאות מעל הטופס', en: 'Summary of errors above the form' },
        },
        {
          name: 'hideFieldValidation',
          type: 'checkbox',
          defaultValue: false,
          label: { he: 'בלי שגיאות ליד השדות', en: 'No errors beside the fields' },
        },
      ],
    },
    {
      name: 'afterSubmitting',
      type: 'group',
      interfaceName: 'FormAfterSubmitting',
      label: { he: 'אחרי השליחה', en: 'After it was sent' },
      fields: [
        {
          name: 'afterSubmit',
          type: 'select',
          required: true,
          defaultValue: 'text',
          label: { he: 'מה קורה', en: 'What happens' },
          options: [
            { value: 'text', label: { he: 'הודעה', en: 'A message' } },
            { value: 'html', label: { he: 'הודעה מעוצבת', en: 'A formatted message' } },
            { value: 'page', label: { he: 'מעבר לדף', en: 'A page is opened' } },
          ],
        },
        {
          name: 'messageOnSubmit',
          type: 'textarea',
          localized: true,
          validate: messageRequired,
          label: { he: 'הודעה', en: 'Message' },
          admin: { condition: (_, sibling) => sibling.afterSubmit === 'text' },
        },
        {
          ...formRichText('messageHtml', { he: 'הודעה מעוצבת', en: 'Formatted message' }),
          admin: { condition: (_, sibling) => sibling.afterSubmit === 'html' },
        },
        {
          name: 'gotoPage',
          type: 'relationship',
          relationTo: 'pages',
          label: { he: 'הדף שנפתח', en: 'The page that is opened' },
          admin: { condition: (_, sibling) => sibling.afterSubmit === 'page' },
        },
      ],
    },
    {
      name: 'email',
      type: 'email',
      access: { read: ({ req }) => Boolean(isEditor({ req })) },
      label: { he: 'דוא״ל שמקבל את הטפסים', en: 'E-mail address that gets the entries' },
      admin: {
        position: 'sidebar',
        description: {
          he: 'אם ריק: הכתובת שבהגדרות האתר',
          en: 'When empty: the address of the site settings',
        },
      },
    },
    {
      name: 'formId',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: validateFormId,
      label: { he: 'מזהה הטופס (GUID)', en: 'Id of the form (GUID)' },
      hooks: { beforeValidate: [newFormId], beforeDuplicate: [() => randomUUID()] },
      admin: {
        position: 'sidebar',
        description: {
          he: 'נקבע ביצירה. קריאות לטופס מזהות אותו בו.',
          en: 'Given at creation. Calls know the form by it.',
        },
      },
    },
    { name: 'definition', type: 'json', virtual: true, admin: { hidden: true } },
  ],
};
