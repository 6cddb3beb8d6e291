import { fieldsOf } from '@group/rules/forms/fieldsOf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractAnswer, contractErrors } from '../../../test/contractValidator';
import { createForm, page, rule, type FieldData } from '../../../test/formsHarness';
import { startCms, type RunningCms } from '../../../test/startCms';
import type { FormDto } from '../contract';
import { INVALID_GUID } from '../guid';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const FORM_ID = 'b7c1f0de-1111-4222-8333-444455556666';

const lexical = (text: string) => ({
  root: {
    type: 'root',
    direction: null,
    format: '' as const,
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [{ type: 'text', version: 1, text, format: 1, detail: 0, mode: 'normal', style: '' }],
      },
    ],
  },
});

const answers = [
  { caption: 'כן', value: 'yes' },
  { caption: 'לא', value: 'no' },
];

const everyField: FieldData[] = [
  { blockType: 'titleAndDescription', caption: 'פרטים', captionTag: 'h3', bodyText: lexical('<שלום>') },
  {
    blockType: 'shortAnswer',
    caption: 'שם',
    alias: 'fullName',
    required: true,
    requiredErrorMessage: 'נא למלא שם',
    maximumLength: 40,
    pattern: '^\\S+ \\S+$',
    patternInvalidErrorMessage: 'שם מלא',
    autocompleteAttribute: 'name',
    fieldType: 'text',
  },
  { blockType: 'shortAnswer', caption: 'טלפון', alias: 'phone', fieldType: 'tel', showLabel: false },
  { blockType: 'longAnswer', caption: 'סיפור', alias: 'story' },
  { blockType: 'dropdown', caption: 'עיר', alias: 'city', preValues: answers, defaultAnswer: 'no' },
  { blockType: 'singleChoice', caption: 'קומה', alias: 'floor', preValues: answers },
  {
    blockType: 'multipleChoice',
    caption: 'תוספות',
    alias: 'extras',
    preValues: answers,
    condition: { actionType: 'Hide', logicType: 'Any', rules: [rule('city', 'IsNot', 'yes')] },
  },
  { blockType: 'checkbox', caption: 'עוד', alias: 'more', checked: true },
  { blockType: 'dataConsent', caption: 'הסכמה', alias: 'consent', acceptCopy: 'אני מסכים' },
  { blockType: 'date', caption: 'מתי', alias: 'day' },
  {
    blockType: 'fileUpload',
    caption: 'קבצים',
    alias: 'papers',
    allowMultipleFileUploads: true,
    allowedUploadExtensions: [{ extension: '.PDF' }],
    selectedFilesListHeading: 'הקבצים',
  },
  { blockType: 'hidden', caption: 'מקור', alias: 'source', hiddenValue: 'site' },
  { blockType: 'richText', html: lexical('טקסט') },
  { blockType: 'captcha' },
];

async function definition(id: string, search = ''): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${cms.url}/umbraco/forms/api/v1/definitions/${id}${search}`);
  const body: unknown = await response.json();
  const known = contractAnswer('get', 'definitions', response.status);
  expect(known).toBeDefined();
  expect(contractErrors(known?.schema ?? '', body)).toEqual([]);
  return { status: response.status, body };
}

describe('definition of a form', () => {
  beforeAll(async () => {
    const form = await createForm(cms.payload, { formId: FORM_ID, pages: [page(everyField)] });
    await cms.payload.update({
      collection: 'forms',
      id: form.id,
      locale: 'en',
      data: {
        title: 'Form',
        pages: form.pages,
        afterSubmitting: { afterSubmit: 'text', messageOnSubmit: 'Thanks' },
      },
    });
  });

  it('matches the contract for all field types', async () => {
    const { status, body } = await definition(FORM_ID);
    expect(status).toBe(200);
    const form = body as FormDto;
    expect(form).toMatchObject({ id: FORM_ID, name: 'טופס', messageOnSubmit: 'תודה' });
    const fields = fieldsOf(form);
    expect(new Set(fields.map(({ id }) => id)).size).toBe(everyField.length);
    const byAlias = Object.fromEntries(fields.map((field) => [field.alias, field]));
    expect(byAlias.fullName).toMatchObject({
      caption: 'שם',
      required: true,
      requiredErrorMessage: 'נא למלא שם',
      pattern: '^\\S+ \\S+$',
      settings: { maximumLength: '40', autocompleteAttribute: 'name', fieldType: 'text', showLabel: 'True' },
      type: { name: 'Short answer' },
    });
    expect(byAlias.phone?.settings.showLabel).toBe('False');
    expect(byAlias.city?.settings.defaultValue).toBe('no');
    expect(byAlias.source?.settings.defaultValue).toBe('site');
    expect(byAlias.more?.settings.defaultValue).toBe('true');
    expect(byAlias.papers?.fileUploadOptions).toEqual({
      allowAllUploadExtensions: false,
      allowedUploadExtensions: ['pdf'],
      allowMultipleFileUploads: true,
    });
    expect(byAlias.extras?.condition).toEqual({
      actionType: 'Hide',
      logicType: 'Any',
      rules: [{ field: byAlias.city?.id, operator: 'IsNot', value: 'yes' }],
    });
    const [title] = fields;
    expect(title?.settings).toMatchObject({ caption: 'פרטים', captionTag: 'h3' });
    expect(title?.settings.bodyText).toBe('<p><strong>&lt;שלום&gt;</strong></p>');
  });

  it('accepts an id without dashes or in upper case', async () => {
    const dashed = await definition(FORM_ID);
    expect(await definition(FORM_ID.replaceAll('-', '').toUpperCase())).toEqual(dashed);
  });

  it('keeps its ids when the form is saved again', async () => {
    const before = (await definition(FORM_ID)).body as FormDto;
    const { docs } = await cms.payload.find({ collection: 'forms', where: { formId: { equals: FORM_ID } } });
    await cms.payload.update({
      collection: 'forms',
      id: docs[0]?.id ?? 0,
      locale: 'he',
      data: { title: 'חדש' },
    });
    const after = (await definition(FORM_ID)).body as FormDto;
    expect(after.name).toBe('חדש');
    expect(fieldsOf(after).map(({ id }) => id)).toEqual(fieldsOf(before).map(({ id }) => id));
  });

  it('has new ids in a copy of the form, also in rules', async () => {
    const before = (await definition(FORM_ID)).body as FormDto;
    const { docs } = await cms.payload.find({ collection: 'forms', where: { formId: { equals: FORM_ID } } });
    const copy = await cms.payload.duplicate({ collection: 'forms', id: docs[0]?.id ?? 0, locale: 'he' });
    expect(copy.formId).not.toBe(FORM_ID);
    await cms.payload.update({
      collection: 'forms',
      id: copy.id,
      locale: 'he',
      data: { _status: 'published' },
    });
    const after = (await definition(copy.formId)).body as FormDto;
    const ids = fieldsOf(after).map(({ id }) => id);
    expect(ids).toHaveLength(fieldsOf(before).length);
    expect(ids.filter((id) => fieldsOf(before).some((field) => field.id === id))).toEqual([]);
    const named = fieldsOf(after).flatMap(
      ({ condition }) => condition?.rules?.map(({ field }) => field) ?? [],
    );
    expect(named).toEqual([fieldsOf(after).find(({ alias }) => alias === 'city')?.id]);
  });

  it('is in the language of the culture', async () => {
    expect((await definition(FORM_ID, '?culture=en-us')).body).toMatchObject({
      name: 'Form',
      submitLabel: 'Send',
    });
    expect((await definition(FORM_ID, '?culture=he-il')).body).toMatchObject({ submitLabel: 'שליחה' });
  });

  it('is included in a publicly read form in one language', async () => {
    const response = await fetch(`${cms.url}/api/forms?where[formId][equals]=${FORM_ID}&locale=en&depth=0`);
    const { docs } = (await response.json()) as { docs: { definition: FormDto; email?: string }[] };
    expect(docs[0]?.definition).toEqual((await definition(FORM_ID, '?culture=en-us')).body);
    expect(docs[0]).not.toHaveProperty('email');
  });

  it.each(['abc', 'zzzzzzzz-1111-4222-8333-444455556666', '1234567890123456789012345678901'])(
    'rejects the id %s',
    async (id) => {
      const { status, body } = await definition(id);
      expect(status).toBe(400);
      expect(body).toMatchObject({ status: 400, title: INVALID_GUID });
    },
  );

  it('is missing for an unknown form and for a draft', async () => {
    expect((await definition('b7c1f0de-1111-4222-8333-000000000000')).status).toBe(404);
    const draft = 'b7c1f0de-1111-4222-8333-777777777777';
    await createForm(cms.payload, { formId: draft, _status: 'draft', pages: [page(everyField)] });
    expect((await definition(draft)).status).toBe(404);
  });

  it('links to a page in the form’s language', async () => {
    const target = await cms.payload.create({
      collection: 'pages',
      locale: 'he',
      data: {
        title: 'תודה',
        slug: 'thanks',
        template: 'generic',
        languages: ['he'],
        _status: 'published',
      },
    });
    const formId = 'b7c1f0de-1111-4222-8333-888888888888';
    const afterSubmitting = { afterSubmit: 'page' as const, gotoPage: target.id };
    await createForm(cms.payload, { formId, afterSubmitting, pages: [page(everyField)] });
    expect((await definition(formId)).body).toMatchObject({
      messageOnSubmit: null,
      gotoPageOnSubmitRoute: { path: '/thanks/' },
    });
  });
});

describe('reports an editor’s mistake', () => {
  const save = (fields: FieldData[]) => createForm(cms.payload, { pages: [page(fields)] });
  const short = (alias: string, more: object = {}): FieldData => ({
    blockType: 'shortAnswer',
    fieldType: 'text',
    caption: alias,
    alias,
    ...more,
  });

  it.each<[string, FieldData[], RegExp]>([
    ['two fields of one alias', [short('a'), short('A')], /alias|כינוי/i],
    ['an alias with a space', [short('a b')], /alias|כינוי/i],
    ['a pattern that cannot be read', [short('a', { pattern: '([' })], /pattern|תבנית/i],
    ['a pattern that looks ahead', [short('a', { pattern: '^(?=a).+$' })], /\(\?=/],
    [
      'a rule on a field that is not there',
      [short('a', { condition: { rules: [rule('b', 'Is', '')] } })],
      /בשם .+b|field .+b/,
    ],
    [
      'a choice without answers',
      [{ blockType: 'dropdown', caption: 'c', alias: 'c', preValues: [] }],
      /answer|תשובה/i,
    ],
  ])('%s', async (_name, fields, message) => {
    const error: unknown = await save(fields).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(JSON.stringify((error as { data?: unknown }).data)).toMatch(message);
  });
});
