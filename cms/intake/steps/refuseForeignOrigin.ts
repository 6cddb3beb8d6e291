import { isAllowedOrigin } from '../../platform/http/origins';
import { Refusal } from '../Refusal';

/**
 * Rejects browser requests from other websites. Programs send no Origin; the captcha handles them.
 * @throws Refusal 403
 */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('Origin');
  const foreign =
    origin === null ? request.headers.get('Sec-Fetch-Site') === 'cross-site' : !isAllowedOrigin(origin);
  if (foreign) throw new Refusal(403, 'foreignOrigin');
}
