/** Source of a visit, which the site stores for its duration. */
export interface VisitSource {
  referrer?: string;
  utmSource?: string;
  utmMedium?: string;
  utmCampaign?: string;
  utmTerm?: string;
  utmContent?: string;
}

/** Request header with the source as a query string. A header leaves the specified payloads unchanged. */
export const VISIT_SOURCE = 'X-Visit-Source';

const PARAMETERS: Readonly<Record<string, keyof VisitSource>> = {
  referrer: 'referrer',
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
};
const LONGEST = 200;
const LONGEST_HEADER = 4_000;

/**
 * Reads the source of a visit. Ignores invalid values, because they never justify a rejection.
 * @param request request with the header X-Visit-Source
 */
export function visitSource(request: Request): VisitSource {
  const header = request.headers.get(VISIT_SOURCE)?.slice(0, LONGEST_HEADER) ?? '';
  const source: VisitSource = {};
  for (const [parameter, value] of new URLSearchParams(header)) {
    const name = PARAMETERS[parameter];
    const text = value
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LONGEST);
    if (name && text && !source[name]) source[name] = text;
  }
  return source;
}
