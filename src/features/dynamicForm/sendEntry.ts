import { fieldsOf } from '@group/rules/forms/fieldsOf';
import { callApi } from '../../lib/api/callApi';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import type { FormDefinition } from './definition/FormDefinition';
import { readEntryAnswer, type EntryAnswer } from './entryAnswer';
import { foreignFormsHost } from './formsHost';
import { toGuid } from './toGuid';
import type { FormValues } from './values/FormValues';
import { visiblePartsFor } from './values/visiblePartsFor';
import { toSubmission } from './values/toSubmission';

/** Key under which the captcha's token is sent among the values (docs/explanation/dynamic-forms.md). */
const CAPTCHA_VALUE = 'g-recaptcha-response';

interface Sender {
  culture: string;
  /** Returns an idempotency key. It is the same for the same content, so that a retry is stored only once. */
  keyFor: (content: object) => string;
  /** Aborts the upload. */
  signal: AbortSignal;
  /** Called with the part of the entry that has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Sends a form entry through `POST /umbraco/forms/api/v1/entries/{guid}`. If the form has a captcha field, the request
 * is protected by an invisible captcha (forms-investors-catalogue §5, §7).
 * @throws ApiError or Error if the entry was not accepted
 */
export async function sendEntry(
  definition: FormDefinition,
  values: FormValues,
  { culture, keyFor, signal, onProgress }: Sender,
): Promise<EntryAnswer> {
  const id = toGuid(definition.id);
  const submitted = await toSubmission(definition, values);
  const captcha: Record<string, string[]> = asksForCaptcha(definition, values)
    ? { [CAPTCHA_VALUE]: [await getCaptchaToken(culture)] }
    : {};
  const request = {
    culture,
    idempotencyKey: keyFor(submitted),
    foreignBase: foreignFormsHost(),
    signal,
    onProgress,
  };
  signal.throwIfAborted();
  const { data, headers } = await callApi(request, (live, options) =>
    live.POST('/umbraco/forms/api/v1/entries/{id}', {
      ...options,
      params: { path: { id } },
      body: {
        values: { ...submitted, ...captcha },
        culture,
        additionalData: { uri: window.location.href },
      },
    }),
  );
  return readEntryAnswer(data, headers.get('X-Reference'));
}

/** Checks whether the form has a captcha field that no condition hides. */
function asksForCaptcha(definition: FormDefinition, values: FormValues): boolean {
  const { fields } = visiblePartsFor(definition, values);
  return fieldsOf(definition).some(({ id, kind }) => kind === 'captcha' && fields.has(id));
}
