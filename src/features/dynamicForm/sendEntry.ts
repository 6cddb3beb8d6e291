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

/** Key of the captcha's token among the values (docs/explanation/dynamic-forms.md). */
const CAPTCHA_VALUE = 'g-recaptcha-response';

interface Sender {
  culture: string;
  /** Returns the same key for the same content, so that a retry is stored once. */
  keyFor: (content: object) => string;
  /** Cancels the sending. */
  signal: AbortSignal;
  /** Called with the sent share of the entry, from 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Sends an entry: `POST /umbraco/forms/api/v1/entries/{guid}`, with an invisible captcha if the form has one
 * (forms-investors-catalogue §5, §7).
 * @throws ApiError or Error when it was not accepted
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

/** Tells whether a captcha is visible. */
function asksForCaptcha(definition: FormDefinition, values: FormValues): boolean {
  const { fields } = visiblePartsFor(definition, values);
  return fieldsOf(definition).some(({ id, kind }) => kind === 'captcha' && fields.has(id));
}
