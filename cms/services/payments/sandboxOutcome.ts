import type { PaymentState } from '../../integrations/payment/payment';
import { html } from '../../platform/http/html';
import { sandboxText } from '../../integrations/payment/sandbox/sandboxTexts';
import { sandboxAnswer } from './sandboxAnswer';

/**
 * The last page of a sandbox payment: posts the result to the framing page (project-marketing §4: `success`,
 * 'True' or another value).
 * Any origin may receive the message: it contains no secret, and the receiver has to verify it.
 */
export function sandboxOutcome(request: Request, state: Exclude<PaymentState, 'pending'>): Response {
  const message = JSON.stringify({ success: state === 'paid' ? 'True' : 'False' });
  return sandboxAnswer(request, {
    title: state,
    body: (language) => html`<p>${sandboxText('wait', language)}</p>`,
    script: `window.parent.postMessage(${message}, '*');`,
  });
}
