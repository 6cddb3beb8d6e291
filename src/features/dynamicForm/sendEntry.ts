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

/** Files take their time on a phone. */
const TIMEOUT_MS = 120_000;

/** Where the answer of the captcha travels among the values (design §5). */
const CAPTCHA_VALUE = 'g-recaptcha-response';

interface Sender {
  culture: string;
  /** The same for the same content, so that sending twice stores it once. */
  keyFor: (content: object) => string;
}

/**
 * Sends what is filled in: `POST /umbraco/forms/api/v1/entries/{guid}`, after an invisible captcha where the form has one
 * (specification §5 and §7).
 * @throws ApiError or Error when it was not accepted
 */
export async function sendEntry(
  definition: FormDefinition,
  values: FormValues,
  { culture, keyFor }: Sender,
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
    timeoutMs: TIMEOUT_MS,
  };
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

/** Whether a captcha is among the fields that are shown. */
function asksForCaptcha(definition: FormDefinition, values: FormValues): boolean {
  const { fields } = visiblePartsFor(definition, values);
  return fieldsOf(definition).some(({ id, kind }) => kind === 'captcha' && fields.has(id));
}
