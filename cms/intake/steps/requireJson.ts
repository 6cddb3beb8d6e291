import { Refusal } from '../Refusal';

/**
 * Requires that the body says it is JSON, uncompressed.
 * @throws Refusal 415
 */
export function requireJson(request: Request): void {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity')
    throw new Refusal(415, 'wrongContentType', { headers: { Accept: 'application/json' } });
}
