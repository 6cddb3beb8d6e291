import { Refusal } from '../Refusal';

/**
 * Requires that the body says it is JSON, uncompressed.
 * @param options `orText`: it may call itself plain text, as beacons do
 * @throws Refusal 415
 */
export function requireJson(request: Request, { orText }: { orText: boolean }): void {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  const accepted = type === 'application/json' || (orText && type === 'text/plain');
  if (!accepted || encoding !== 'identity')
    throw new Refusal(415, 'wrongContentType', { headers: { Accept: 'application/json' } });
}
