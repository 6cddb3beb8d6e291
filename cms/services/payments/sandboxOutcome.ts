import type { PaymentState } from '../../integrations/payment/payment';
import { html } from '../../platform/html';
import { sandboxText } from '../../integrations/payment/sandbox/sandboxTexts';
import { sandboxAnswer } from './sandboxAnswer';

/**
 * The page that a payment ends on: it tells the page around it, as providers do (project-marketing §4: `success`, 'True' or anything else).
 * It says nothing that is not known there, so that any page that holds the frame may receive it; that page has to verify it.
 */
export function sandboxOutcome(request: Request, state: Exclude<PaymentState, 'pending'>): Response {
  const message = JSON.stringify({ success: state === 'paid' ? 'True' : 'False' });
  return sandboxAnswer(request, {
    title: state,
    body: (language) => html`<p>${sandboxText('wait', language)}</p>`,
    script: `window.parent.postMessage(${message}, '*');`,
  });
}
