import type { Payload } from 'payload';
import type { CrmService } from './crm';
import { crmEnv } from './crmEnv';
import { embeddedCrm } from './embedded';
import { httpCrm } from './http';

/** Returns the CRM at CRM_URL, or the embedded one if that variable is not set. */
export function crmService(payload: Payload): CrmService {
  const { url, token, timeoutMs } = crmEnv.values;
  return url ? httpCrm({ url, token, timeoutMs }) : embeddedCrm(payload);
}
