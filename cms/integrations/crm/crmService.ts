import type { Payload } from 'payload';
import type { CrmService } from './crm';
import { crmEnv } from './crmEnv';
import { embeddedCrm } from './embedded';
import { httpCrm } from './http';

/** The CRM that CRM_URL names; without one, leads are worked on in the CMS. */
export function crmService(payload: Payload): CrmService {
  const { url, token, timeoutMs } = crmEnv.values;
  return url ? httpCrm({ url, token, timeoutMs }) : embeddedCrm(payload);
}
