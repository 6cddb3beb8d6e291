import type { Payload } from 'payload';
import { env } from '../../platform/env';
import type { CrmService } from './crm';
import { embeddedCrm } from './embedded';
import { httpCrm } from './http';

/** The CRM that CRM_URL names; without one, leads are worked on in the CMS. */
export function crmService(payload: Payload): CrmService {
  const { crmUrl: url, crmToken: token, crmTimeoutMs: timeoutMs } = env;
  return url ? httpCrm({ url, token, timeoutMs }) : embeddedCrm(payload);
}
