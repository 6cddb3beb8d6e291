import type { Payload } from 'payload';
import { env } from '../../platform/env';
import { embeddedHr } from './embedded';
import type { HrService } from './hr';
import { httpHr } from './http';

/** The HR system that HR_URL names; without one, applications are worked on in the CMS. */
export function hrService(payload: Payload): HrService {
  const { hrUrl: url, hrToken: token, hrTimeoutMs: timeoutMs } = env;
  return url ? httpHr({ url, token, timeoutMs }) : embeddedHr(payload);
}
