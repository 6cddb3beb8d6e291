import type { PaymentState } from '../../integrations/payment/payment';
import { html } from '../../platform/http/html';
import { sandboxText } from '../../integrations/payment/sandbox/sandboxTexts';
import { sandboxAnswer } from './sandboxAnswer';

/**
 * Renders the last page of a sandbox payment. Its script posts the result to the page that contains the frame
 * (project-marketing §4: `success` is 'True' or another value). It may post to any origin, because the message contains
 * no secret and the receiver must verify it anyway.
 */
export function sandboxOutcome(request: Request, state: Exclude<PaymentState, 'pending'>): Response {
  const message = JSON.stringify({ success: state === 'paid' ? 'True' : 'False' });
  return sandboxAnswer(request, {
    title: state,
    body: (language) => html`<p>${sandboxText('wait', language)}</p>`,
    script: `window.parent.postMessage(${message}, '*');`,
  });
}
