import { Refusal } from '../Refusal';

/**
 * Requires an uncompressed JSON body.
 * @param options `orText` also accepts plain text, as beacons send it
 * @throws Refusal 415
 */
export function requireJson(request: Request, { orText }: { orText: boolean }): void {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  const accepted = type === 'application/json' || (orText && type === 'text/plain');
  if (!accepted || encoding !== 'identity')
    throw new Refusal(415, 'wrongContentType', { headers: { Accept: 'application/json' } });
}
