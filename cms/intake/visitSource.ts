/** Where a visit came from. The site stores it in the browser for the duration of the visit. */
export interface VisitSource {
  referrer?: string;
  utmSource?: string;
  utmMedium?: string;
  utmCampaign?: string;
  utmTerm?: string;
  utmContent?: string;
}

/**
 * Request header that holds the visit source as a query string. It is a header because the specification fixes the
 * request bodies.
 */
export const VISIT_SOURCE = 'X-Visit-Source';

const PARAMETERS: Readonly<Record<string, keyof VisitSource>> = {
  referrer: 'referrer',
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
};
const MAX_LENGTH = 200;
const MAX_HEADER_LENGTH = 4_000;

/**
 * Reads where the visit came from. Ignores invalid values, because they are no reason to reject a request.
 * @param request request with the header X-Visit-Source
 */
export function visitSource(request: Request): VisitSource {
  const header = request.headers.get(VISIT_SOURCE)?.slice(0, MAX_HEADER_LENGTH) ?? '';
  const source: VisitSource = {};
  for (const [parameter, value] of new URLSearchParams(header)) {
    const name = PARAMETERS[parameter];
    const text = value
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_LENGTH);
    if (name && text && !source[name]) source[name] = text;
  }
  return source;
}
