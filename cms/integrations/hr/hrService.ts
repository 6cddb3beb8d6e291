import type { Payload } from 'payload';
import { embeddedHr } from './embedded';
import type { HrService } from './hr';
import { hrEnv } from './hrEnv';
import { httpHr } from './http';

/** The HR system that HR_URL names; without one, applications are worked on in the CMS. */
export function hrService(payload: Payload): HrService {
  const { url, token, timeoutMs } = hrEnv.values;
  return url ? httpHr({ url, token, timeoutMs }) : embeddedHr(payload);
}
