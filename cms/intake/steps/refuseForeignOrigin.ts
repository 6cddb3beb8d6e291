import { isAllowedOrigin } from '../../platform/http/origins';
import { Refusal } from '../Refusal';

/**
 * Rejects requests that a browser sends from another website. Other programs send no Origin header, so they pass; the
 * captcha stops them.
 * @throws Refusal 403
 */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('Origin');
  const foreign =
    origin === null ? request.headers.get('Sec-Fetch-Site') === 'cross-site' : !isAllowedOrigin(origin);
  if (foreign) throw new Refusal(403, 'foreignOrigin');
}
