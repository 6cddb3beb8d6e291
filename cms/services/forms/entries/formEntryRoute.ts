import { createHash } from 'node:crypto';
import { fieldsOf } from '@group/rules/forms/fieldsOf';
import type { Payload } from 'payload';
import { CAPTCHA_VALUE } from '../captchaValue';
import type { AfterSubmitDto, FormDto } from '../contract';
import { cultureLanguage } from '../../../intake/cultureLanguage';
import { fieldTypeOf } from '../fieldTypes';
import { findForm, type FoundForm } from '../findForm';
import { readGuid } from '../guid';
import { refusedForm } from '../refusedForm';
import { formEntryConfirmation } from '../formEntryConfirmation';
import { formEntryMail } from '../formEntryMail';
import { queueConfirmation } from '../../../outbox/confirmation/queueConfirmation';
import { storeAttachment } from '../../../intake/files/storeAttachment';
import { findNameInAnswers } from '../../../inbox/letter/findNameInAnswers';
import { inboxEntry } from '../../../inbox/inboxEntry';
import { storeEntry } from '../../../inbox/storeEntry';
import type { Intake } from '../../../intake/intake';
import type { Locale } from '../../../platform/locales/locales';
import { parseWith } from '../../../intake/parseWith';
import { createReference, REFERENCE } from '../../../intake/reference';
import { Refusal } from '../../../intake/Refusal';
import { checkEntry, type CheckedEntry } from './checkEntry';
import { ENCODED_MAX, type CheckedFile } from './checkFiles';
import { readFiles } from './readFiles';
import { entrySchema, type Entry } from './entrySchema';
import { entryDocs } from './entryDocs';
import { handleIntake } from '../../../intake/handleIntake';
import type { Route } from '../../../platform/http/route';

/** An entry that has passed validation, with its form. */
interface FormEntryInput extends CheckedEntry {
  found: FoundForm;
  entry: Entry;
}

/** How many files of the maximum size fit into one entry. */
const MAX_FILES = 8;

/** Maximum size of an entry apart from its files. */
const TEXTS_MAX_BYTES = 250_000;
const MAX_KEYS = 500;

/**
 * Checks whether an entry has more values than any real form. This check comes first, because the schema would validate
 * every value.
 */
function hasTooManyKeys(body: unknown): boolean {
  const { values, additionalData } = (body ?? {}) as { values?: unknown; additionalData?: unknown };
  return [values, additionalData].some((part) => Object.keys(Object(part) as object).length > MAX_KEYS);
}

/**
 * Finds the form that a request refers to.
 * @throws Refusal 400 for an invalid id, 404 for an unknown form
 */
async function findFormOf(payload: Payload, id: string | undefined, language: Locale): Promise<FoundForm> {
  const formId = readGuid(id ?? '');
  if (formId === null) throw new Refusal(400, 'wrongFormId');
  const found = await findForm(payload, formId, language);
  if (!found) throw new Refusal(404, 'unknownForm');
  return found;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Returns what the site does after the entry was accepted, in the format of the public API. If a form opens a page, it
 * has no message.
 */
const afterSubmit = (form: FormDto): AfterSubmitDto => ({
  messageOnSubmit: form.messageOnSubmit,
  messageOnSubmitIsHtml: form.messageOnSubmitIsHtml,
  gotoPageOnSubmit: form.gotoPageOnSubmit,
  ...(form.gotoPageOnSubmitRoute && { gotoPageOnSubmitRoute: form.gotoPageOnSubmitRoute }),
});

/**
 * `POST /umbraco/forms/api/v1/entries/{id}` of the public API: stores an entry and queues a mail to the form's address
 * (docs/explanation/dynamic-forms.md).
 */
const formEntry: Intake<FormEntryInput, CheckedFile[]> = {
  form: 'formEntries',
  maxBytes: MAX_FILES * ENCODED_MAX + TEXTS_MAX_BYTES,
  maxBytesFor: async ({ payload, params, language }) => {
    const { definition } = await findFormOf(payload, params.id, language);
    const files = fieldsOf(definition).filter((field) => fieldTypeOf(field) === 'fileUpload');
    const mostFiles = files.some(({ fileUploadOptions }) => fileUploadOptions?.allowMultipleFileUploads)
      ? MAX_FILES
      : Math.min(MAX_FILES, files.length);
    return TEXTS_MAX_BYTES + mostFiles * ENCODED_MAX;
  },
  languageOf: (body) => cultureLanguage((body as { culture?: unknown } | null)?.culture),
  parse: async (body, { payload, params, language }) => {
    if (hasTooManyKeys(body)) throw new Refusal(413, 'tooLarge');
    const parsed = parseWith(entrySchema, body, language);
    if ('errors' in parsed) return parsed;
    const found = await findFormOf(payload, params.id, language);
    const checked = checkEntry(found.definition, parsed.data.values, language);
    return 'errors' in checked ? checked : { data: { ...checked.data, found, entry: parsed.data } };
  },
  idempotentContent: ({ found, answers, files }) => ({
    formId: found.form.formId,
    answers,
    files: files.flatMap(({ field: { alias }, files: sent }) =>
      sent.map(({ fileName, fileContents }) => [alias, fileName, digest(fileContents)]),
    ),
  }),
  captchaAnswer: ({ asksForCaptcha, entry: { values } }) => {
    if (!asksForCaptcha) return null;
    const answer = Object.hasOwn(values, CAPTCHA_VALUE) ? values[CAPTCHA_VALUE]?.[0] : undefined;
    return typeof answer === 'string' ? answer : undefined;
  },
  prepare: ({ files }, { language }) => readFiles(files, language),
  store: async ({ found: { form, definition }, entry, ...checked }, context, req, files) => {
    const reference = createReference('F');
    const collection = 'formEntries';
    const attachments: number[] = [];
    for (const { alias: _alias, ...file } of files)
      attachments.push(await storeAttachment(req, { ...file, owner: { collection, reference } }));
    const inbox = await inboxEntry(req, context, {
      collection,
      topic: form.formId,
      email: checked.email,
      phone: checked.phone,
      uri: entry.additionalData?.uri,
    });
    const id = await storeEntry(req, collection, {
      ...inbox,
      // The consent text belongs to the form, so the id and update time of the form identify its version.
      ...(checked.consents.length > 0 && {
        consentVersion: `${form.formId} ${form.updatedAt}`,
        consentText: checked.consents.join('\n'),
        consentAt: new Date().toISOString(),
      }),
      reference,
      form: form.id,
      formTitle: definition.name,
      senderName: findNameInAnswers(checked.answers) || null,
      email: checked.email ?? null,
      phone: checked.phone ?? null,
      answers: checked.answers,
      attachments,
      language: context.language,
      contentId: entry.contentId ?? null,
    });
    await queueConfirmation(req, formEntryConfirmation, { id, reference, address: checked.email }, [
      formEntryMail,
    ]);
    return { status: 202, body: afterSubmit(definition), headers: { [REFERENCE]: reference } };
  },
  answerRefusal: refusedForm,
};

export const formEntryRoute: Route = {
  method: 'POST',
  path: '/umbraco/forms/api/v1/entries/{id}',
  handler: handleIntake(formEntry),
  docs: entryDocs,
};
