import type { Payload } from 'payload';
import { decideSandboxPayment } from '../../integrations/payment/sandbox/decideSandboxPayment';
import { findSandboxPayment } from '../../integrations/payment/sandbox/findSandboxPayment';
import { html } from '../../platform/http/html';
import { sandboxSecret } from '../../integrations/payment/sandbox/sandboxSecret';
import { sandboxText } from '../../integrations/payment/sandbox/sandboxTexts';
import { signNotice } from '../../integrations/payment/signature';
import { readBody } from '../../intake/steps/readBody';
import type { Handler } from '../../platform/http/route';
import { NOTICE_SIGNATURE, paymentNotice } from './paymentNoticeRoute';
import { requestedLanguage } from './requestedLanguage';
import { sandboxAnswer } from './sandboxAnswer';
import { sandboxOutcome } from './sandboxOutcome';

const MAX_BYTES = 1_000;
const STATES = { pay: 'paid', decline: 'declined' } as const;

const isEnding = (decision: string | null): decision is keyof typeof STATES =>
  decision !== null && Object.hasOwn(STATES, decision);

/** Sends a signed notice to the CMS, as a real provider would. */
async function notify(
  payload: Payload,
  address: string,
  notice: { processId: string; state: 'paid' | 'declined' },
): Promise<void> {
  const body = JSON.stringify(notice);
  const headers = { [NOTICE_SIGNATURE]: signNotice(sandboxSecret(), body) };
  const request = new Request(address, { method: 'POST', body, headers });
  const { status } = await paymentNotice(request, { payload, params: {} });
  if (status !== 200)
    payload.logger.warn(`The notice of payment ${notice.processId} was answered with ${status}`);
}

/** `POST /web/payments/sandbox/{processId}`: handles the button that the payer pressed on the sandbox page. */
export const sandboxDecision: Handler = async (request, { payload, params }) => {
  const processId = params.processId ?? '';
  if (!(await findSandboxPayment(payload, processId)))
    return sandboxAnswer(request, { title: 'unknown', status: 404, body: () => html`` });
  const form = new URLSearchParams(new TextDecoder().decode(await readBody(request, MAX_BYTES)));
  const decision = form.get('decision');
  if (isEnding(decision)) {
    const state = STATES[decision];
    if (await decideSandboxPayment(payload, processId, state))
      await notify(payload, request.url, { processId, state });
    const ended = (await findSandboxPayment(payload, processId))?.state;
    return sandboxOutcome(request, ended && ended !== 'pending' ? ended : 'expired');
  }
  const foreign = decision === 'elsewhere';
  return sandboxAnswer(request, {
    title: foreign ? 'elsewhere' : 'silent',
    foreign,
    body: (language) => html`
      <p>${sandboxText(foreign ? 'elsewhereText' : 'silence', language)}</p>
      <p>
        <a class="button" href="?lang=${requestedLanguage(request)}">${sandboxText('back', language)}</a>
      </p>
    `,
    ...(foreign && { script: "window.parent.postMessage({ success: 'True' }, '*');" }),
  });
};
