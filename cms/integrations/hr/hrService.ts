import type { Payload } from 'payload';
import { embeddedHr } from './embedded';
import type { HrService } from './hr';
import { hrEnv } from './hrEnv';
import { httpHr } from './http';

/** Returns the HR system at HR_URL, or the embedded one if that variable is not set. */
export function hrService(payload: Payload): HrService {
  const { url, token, timeoutMs } = hrEnv.values;
  return url ? httpHr({ url, token, timeoutMs }) : embeddedHr(payload);
}
