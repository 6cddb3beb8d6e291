import type { PayloadRequest } from 'payload';
import { findPageByUri } from '../../inbox/findPageByUri';
import { DEFAULT_COMPANY_ID } from '../../platform/settings/defaultCompanyId';
import { siteSettings } from '../../platform/settings/siteSettings';
import type { Lead } from './leadSchema';

/**
 * Returns the company number of a lead. If the lead has none, uses that of the page it came from, otherwise that of the
 * site settings (corporate-site §1).
 */
export async function leadCompany(
  req: PayloadRequest,
  { companyId, uri }: Pick<Lead, 'companyId' | 'uri'>,
): Promise<number> {
  if (companyId !== null) return companyId;
  const page = await findPageByUri(req, uri);
  if (page?.company) {
    const company = await req.payload.findByID({
      collection: 'companies',
      id: page.company,
      depth: 0,
      disableErrors: true,
      select: { companyId: true },
      req,
    });
    if (company) return company.companyId;
  }
  return (await siteSettings(req, 'he')).defaultCompanyId || DEFAULT_COMPANY_ID;
}
