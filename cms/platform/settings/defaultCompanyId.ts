/** Company of pages without one, unless the site settings name another (corporate-site §1). */
export const DEFAULT_COMPANY_ID = 5423;
