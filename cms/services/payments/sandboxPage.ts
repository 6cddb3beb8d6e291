import { findSandboxPayment } from '../../integrations/payment/sandbox/findSandboxPayment';
import { html, type Html } from '../../platform/http/html';
import { sandboxText } from '../../integrations/payment/sandbox/sandboxTexts';
import type { Locale } from '../../platform/locales/locales';
import type { Handler } from '../../platform/http/route';
import { requestedLanguage } from './requestedLanguage';
import { sandboxAnswer } from './sandboxAnswer';
import { sandboxOutcome } from './sandboxOutcome';

const AGOROT = 100;

interface Choice {
  value: string;
  label: Parameters<typeof sandboxText>[0];
  main?: boolean;
}

const button = ({ value, label, main = false }: Choice, language: Locale): Html =>
  html`<button name="decision" value="${value}" class="${main ? 'main' : ''}">
    ${sandboxText(label, language)}
  </button>`;

/** `GET /web/payments/sandbox/{processId}`: shows the payment page of the sandbox provider. */
export const sandboxPage: Handler = async (request, { payload, params }) => {
  const payment = await findSandboxPayment(payload, params.processId ?? '');
  if (!payment) return sandboxAnswer(request, { title: 'unknown', status: 404, body: () => html`` });
  if (payment.state !== 'pending') return sandboxOutcome(request, payment.state);
  const action = `?lang=${requestedLanguage(request)}`;
  return sandboxAnswer(request, {
    title: 'title',
    body: (language) => {
      const text = (key: Parameters<typeof sandboxText>[0]) => sandboxText(key, language);
      return html`
        <p class="notice">${text('notice')}</p>
        <dl>
          <dt>${text('asset')}</dt>
          <dd><bdi>${payment.title}</bdi></dd>
          <dt>${text('payer')}</dt>
          <dd><bdi>${payment.fullName}</bdi></dd>
          <dt>${text('reference')}</dt>
          <dd><bdi>${payment.reference}</bdi></dd>
          <dt>${text('amount')}</dt>
          <dd><bdi>₪${(payment.amount / AGOROT).toLocaleString('en-US')}</bdi></dd>
        </dl>
        <form method="post" action="${action}">
          ${button({ value: 'pay', label: 'pay', main: true }, language)}
          ${button({ value: 'decline', label: 'decline' }, language)}
        </form>
        <details>
          <summary>${text('tests')}</summary>
          <form method="post" action="${action}">
            ${button({ value: 'silent', label: 'silent' }, language)}
            ${button({ value: 'elsewhere', label: 'elsewhere' }, language)}
          </form>
        </details>
      `;
    },
  });
};
