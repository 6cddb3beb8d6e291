import { Refusal } from '../Refusal';

/**
 * Rejects requests whose body is not uncompressed JSON.
 * @param options `orText` also accepts plain text, which beacons send
 * @throws Refusal 415
 */
export function requireJson(request: Request, { orText }: { orText: boolean }): void {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  const accepted = type === 'application/json' || (orText && type === 'text/plain');
  if (!accepted || encoding !== 'identity')
    throw new Refusal(415, 'wrongContentType', { headers: { Accept: 'application/json' } });
}
