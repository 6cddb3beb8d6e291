import { z } from 'zod';
import { DeliveryFault } from '../../jobs/delivery/DeliveryFault';
import type { CrmLead, CrmService } from './crm';
import { retryAfterMs } from './retryAfter';

/** A CRM that asks for more than a day has made a mistake; staff would never see the lead fail. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

const answerShape = z.union([
  z.object({ accepted: z.literal(true), id: z.union([z.string().min(1), z.number()]).transform(String) }),
  z.object({ accepted: z.literal(false), message: z.string().optional() }),
]);

interface HttpCrmSettings {
  url: string;
  token: string | undefined;
  timeoutMs: number;
}

/** The project lead payload (corporate-site §3), and by what staff and CRM can speak of it. */
const bodyOf = ({ lead, recipient }: CrmLead) => ({
  reference: lead.reference,
  createdAt: lead.createdAt,
  language: lead.language,
  projectId: lead.projectId ?? -1,
  companyId: lead.companyId ?? -1,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  comments: lead.comments ?? '',
  projectStatus: lead.projectStatus ?? '',
  allowedMarketing: lead.allowedMarketing === true,
  allowedSmsAndEmail: lead.allowedSmsAndEmail === true,
  consentVersion: lead.consentVersion ?? null,
  consentAt: lead.consentAt ?? null,
  toEmail: recipient ?? '',
  uri: lead.source?.uri ?? '',
  source: lead.source ?? {},
});

/** What a status says: timeouts, 429 and 5xx pass; any other refusal stays one. */
function refusal(response: Response): DeliveryFault {
  const { status } = response;
  const passing = status === 408 || status === 425 || status === 429 || status >= 500;
  const wait = retryAfterMs(response.headers.get('Retry-After'));
  return new DeliveryFault(`The CRM answered ${status}`, {
    permanent: !passing,
    ...(passing && wait !== undefined && { retryAfterMs: Math.min(wait, LONGEST_WAIT_MS) }),
  });
}

/**
 * A CRM by HTTP: a POST of JSON with an `Idempotency-Key`, answered by `{ accepted: true, id }` or `{ accepted: false, message }`.
 * What is no such answer is tried again: somebody else may have answered, such as a proxy.
 */
export function httpCrm({ url, token, timeoutMs }: HttpCrmSettings): CrmService {
  return {
    name: 'http',
    addLead: async (order) => {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          'Idempotency-Key': order.key,
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(bodyOf(order)),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw refusal(response);
      }
      const answer = answerShape.safeParse(await response.json().catch(() => null));
      if (!answer.success) throw new DeliveryFault('The CRM did not answer what it should');
      if (answer.data.accepted) return answer.data.id;
      throw new DeliveryFault(`The CRM refused the lead: ${answer.data.message ?? 'no reason given'}`, {
        permanent: true,
      });
    },
  };
}
