/** Where a visit came from, as the site keeps it while the visit lasts. */
export interface VisitSource {
  referrer?: string;
  utmSource?: string;
  utmMedium?: string;
  utmCampaign?: string;
  utmTerm?: string;
  utmContent?: string;
}

/** Header of every call that sends something: a query string, so that the specification's payloads stay what they are. */
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
 * Reads where a visit came from. It is a remark, not a field: what makes no sense is left out and never a reason to refuse.
 * @param request its header X-Visit-Source
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
