/** Company of pages that have none, unless the site settings define another one (corporate-site §1). */
export const DEFAULT_COMPANY_ID = 5423;
