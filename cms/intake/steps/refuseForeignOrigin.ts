import { isAllowedOrigin } from '../../platform/http/origins';
import { Refusal } from '../Refusal';

/**
 * Refuses what a browser sends from a page of another website. Programs, which name no origin, pass: the captcha is for them.
 * @throws Refusal 403
 */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('Origin');
  const foreign =
    origin === null ? request.headers.get('Sec-Fetch-Site') === 'cross-site' : !isAllowedOrigin(origin);
  if (foreign) throw new Refusal(403, 'foreignOrigin');
}
